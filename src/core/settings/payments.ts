/** Of a bank account, by what PHP calls its parts. */
export type Account = Readonly< Record< string, string > >;

/**
 * What the owner has settled of a payment method. An empty text is the method's own.
 *
 * @see includes/Commerce/Builtin/Payment/Settings/MethodSettings.php
 */
export interface MethodSettings {
	enabled: boolean;
	title: string;
	description: string;
	/** On the receipt and in mails, with line breaks. */
	instructions: string;
	/** Two-letter codes of billing countries; empty: all. */
	countries: string[];
	/** Least total of an order as a person writes it; empty: none. */
	minimum: string;
	shipped_only: boolean;
	accounts: Account[];
	/** Of the fields that the method has itself, by name. */
	own: Readonly< Record< string, string > >;
}

/** A field that a payment method has itself. */
export interface OwnField {
	name: string;
	label: string;
	/** A `secret` comes back as a mask; a `switch` is `1` or empty. */
	type: 'text' | 'secret' | 'switch';
	help: string;
}

/** A payment method of the shop. */
export interface Method {
	id: string;
	/** Its own words. */
	title: string;
	description: string;
	/** Whether it is paid later, so that somebody has to say how. */
	offline: boolean;
	has_accounts: boolean;
	fields: OwnField[];
	/** What the owner has to do elsewhere; empty: nothing. */
	help: string;
	settings: MethodSettings;
}

export interface Choice {
	value: string;
	label: string;
}

/** What the screen "Payments" is drawn of. */
export interface PaymentsData {
	/** The option of WordPress's that holds it. */
	option: string;
	/** In the order in which they are offered. */
	methods: Method[];
	/** What the parts of a bank account are called. */
	accounts: Choice[];
	countries: Choice[];
}

/** The shape that WordPress's settings route takes. */
export interface PaymentsOption {
	order: string[];
	methods: Record< string, MethodSettings >;
}

const AMOUNT = /^(\d{1,9}([.,]\d{1,4})?)?$/;

/** Whether a least total is an amount, or none. */
export const isAmount = ( text: string ): boolean => AMOUNT.test( text );

/** Letters count from 10 on, and four characters go to the end: what remains by 97 is 1. */
const remainder = ( iban: string ): number =>
	Array.from( `${ iban.slice( 4 ) }${ iban.slice( 0, 4 ) }` )
		.map( ( character ) => `${ parseInt( character, 36 ) }` )
		.join( '' )
		.split( '' )
		.reduce( ( rest, digit ) => ( rest * 10 + Number( digit ) ) % 97, 0 );

/**
 * Whether a text may be an IBAN: a mistyped one would lead a customer's money
 * nowhere, or elsewhere.
 */
export const isIban = ( text: string ): boolean => {
	const iban = text.replace( /\s/g, '' ).toUpperCase();
	return (
		/^[A-Z]{2}\d{2}[A-Z\d]{10,30}$/.test( iban ) && remainder( iban ) === 1
	);
};

/** The methods with one of them a place further up (-1) or down (1). */
export const moved = (
	methods: readonly Method[],
	id: string,
	by: -1 | 1
): Method[] => {
	const next = [ ...methods ];
	const from = next.findIndex( ( method ) => method.id === id );
	const one = next[ from ];
	const other = next[ from + by ];
	if ( one && other ) {
		next[ from ] = other;
		next[ from + by ] = one;
	}
	return next;
};

/** The methods with some settings of one of them changed. */
export const changed = (
	methods: readonly Method[],
	id: string,
	edits: Partial< MethodSettings >
): Method[] =>
	methods.map( ( method ) =>
		method.id === id
			? { ...method, settings: { ...method.settings, ...edits } }
			: method
	);

/** What is sent to be kept. */
export const toOption = ( methods: readonly Method[] ): PaymentsOption => ( {
	order: methods.map( ( { id } ) => id ),
	methods: Object.fromEntries(
		methods.map( ( { id, settings } ) => [ id, settings ] )
	),
} );

/** The methods as an answer says that they were kept. */
export const fromOption = (
	methods: readonly Method[],
	{ order, methods: kept }: PaymentsOption
): Method[] =>
	methods
		.map( ( method ) => ( {
			...method,
			settings: kept[ method.id ] ?? method.settings,
		} ) )
		.sort( ( a, b ) => order.indexOf( a.id ) - order.indexOf( b.id ) );
