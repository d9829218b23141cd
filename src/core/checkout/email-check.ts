/** What the shop says of an email address. */
export interface UserCheck {
	exists: boolean;
	loginAllowed: boolean;
}

/** What the checkout shows of its sections for guests. */
export interface Sections {
	/** The word of welcome, with the login's label. */
	message: boolean;
	login: boolean;
	account: boolean;
}

const NOTHING: Sections = { message: false, login: false, account: false };

/**
 * What is shown for the email address that stands in the form.
 *
 * @param check What the shop says of it; null: nobody knows, and a guest is free to want an account.
 *
 * @see spec 4.7, readings 21
 */
export const sectionsOf = ( check: UserCheck | null ): Sections => {
	if ( ! check?.exists ) {
		return { ...NOTHING, account: true };
	}
	return check.loginAllowed
		? { message: true, login: true, account: false }
		: NOTHING;
};

/** Whether a text may be an address by now: half of one is not asked about. */
const isAddress = ( text: string ): boolean => /^\S+@\S+\.\S{2,}$/.test( text );

interface Options {
	/** Asks the shop. Null: it could not be asked, or would not say. */
	ask: ( email: string ) => Promise< UserCheck | null >;
	show: ( sections: Sections ) => void;
	/** Milliseconds without a key before the shop is asked. */
	wait: number;
}

/**
 * Asks the shop about the email address while it is typed: after a pause, and
 * whatever answers come in whatever order, the latest question's counts.
 *
 * @return To be told of every change of the field.
 *
 * @see spec 4.7, 5.6, 9.7
 */
export const createEmailCheck = ( { ask, show, wait }: Options ) => {
	let timer: ReturnType< typeof setTimeout > | undefined;
	let latest = '';
	return ( typed: string ): void => {
		const email = typed.trim();
		if ( email === latest ) {
			return;
		}
		latest = email;
		clearTimeout( timer );
		if ( ! email ) {
			show( NOTHING );
		} else if ( isAddress( email ) ) {
			timer = setTimeout( () => {
				void ask( email ).then( ( check ) => {
					if ( email === latest ) {
						show( sectionsOf( check ) );
					}
				} );
			}, wait );
		}
	};
};
