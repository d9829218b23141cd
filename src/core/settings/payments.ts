/** Details of a bank account, by their PHP names. */
export type Account = Readonly< Record< string, string > >;

/**
 * The owner's settings of a payment method. Empty texts use the method's
 * default.
 *
 * @see includes/Commerce/Builtin/Payment/Settings/MethodSettings.php
 */
export interface MethodSettings {
	enabled: boolean;
	title: string;
	description: string;
	/** Shown on the order page and in emails, with line breaks. */
	instructions: string;
	/** Two-letter codes of billing countries; empty: all. */
	countries: string[];
	/** Minimum order total as typed; empty: none. */
	minimum: string;
	shipped_only: boolean;
	accounts: Account[];
	/** Values of the method's own fields, by name. */
	own: Readonly< Record< string, string > >;
}

/** A setting that only one payment method has. */
export interface OwnField {
	name: string;
	label: string;
	/** A `secret` is returned masked; a `switch` is `1` or empty. */
	type: 'text' | 'secret' | 'switch';
	help: string;
}

/** A payment method of the shop. */
export interface Method {
	id: string;
	/** The default title. */
	title: string;
	description: string;
	/** Whether it is paid offline, so that instructions are needed. */
	offline: boolean;
	has_accounts: boolean;
	fields: OwnField[];
	/** What to set up elsewhere, such as at the provider; empty: nothing. */
	help: string;
	settings: MethodSettings;
}

export interface Choice {
	value: string;
	label: string;
}

/** Data of the Payments screen. */
export interface PaymentsData {
	/** Name of the WordPress option. */
	option: string;
	/** In display order. */
	methods: Method[];
	/** Labels of bank account details. */
	accounts: Choice[];
	countries: Choice[];
}

/** The option's value in the settings route. */
export interface PaymentsOption {
	order: string[];
	methods: Record< string, MethodSettings >;
}

const AMOUNT = /^(\d{1,9}([.,]\d{1,4})?)?$/;

/** Whether a minimum is a valid amount or empty. */
export const isAmount = ( text: string ): boolean => AMOUNT.test( text );

/**
 * ISO 7064: the first four characters move to the end, letters count from 10;
 * the remainder of dividing by 97 must be 1.
 */
const remainder = ( iban: string ): number =>
	Array.from( `${ iban.slice( 4 ) }${ iban.slice( 0, 4 ) }` )
		.map( ( character ) => `${ parseInt( character, 36 ) }` )
		.join( '' )
		.split( '' )
		.reduce( ( rest, digit ) => ( rest * 10 + Number( digit ) ) % 97, 0 );

/** Whether a text is a valid IBAN: payments to a mistyped one would be lost. */
export const isIban = ( text: string ): boolean => {
	const iban = text.replace( /\s/g, '' ).toUpperCase();
	return (
		/^[A-Z]{2}\d{2}[A-Z\d]{10,30}$/.test( iban ) && remainder( iban ) === 1
	);
};

/** Moves a method one place up (-1) or down (1). */
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

/** Changes settings of one method. */
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

/** The option's value to save. */
export const toOption = ( methods: readonly Method[] ): PaymentsOption => ( {
	order: methods.map( ( { id } ) => id ),
	methods: Object.fromEntries(
		methods.map( ( { id, settings } ) => [ id, settings ] )
	),
} );

/** Applies a saved option's value to the methods. */
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
