import type { Currency } from '../../contract/types';

/** Countries by the currency that is paid with there (ISO 3166-1, ISO 4217). */
const COUNTRIES: Readonly< Record< string, string > > = {
	AED: 'AE',
	ALL: 'AL',
	AMD: 'AM',
	ARS: 'AR',
	AUD: 'AU KI NR TV',
	AZN: 'AZ',
	BAM: 'BA',
	BDT: 'BD',
	BHD: 'BH',
	BOB: 'BO',
	BRL: 'BR',
	BWP: 'BW',
	BYN: 'BY',
	CAD: 'CA',
	CHF: 'CH LI',
	CLP: 'CL',
	CNY: 'CN',
	COP: 'CO',
	CRC: 'CR',
	CZK: 'CZ',
	DKK: 'DK FO GL',
	DOP: 'DO',
	DZD: 'DZ',
	EGP: 'EG',
	ETB: 'ET',
	EUR: 'AD AT AX BE BG BL CY DE EE ES FI FR GF GP GR HR IE IT LT LU LV MC ME MF MQ MT NL PM PT RE SI SK SM VA XK YT',
	GBP: 'GB GG IM JE',
	GEL: 'GE',
	GHS: 'GH',
	GTQ: 'GT',
	HKD: 'HK',
	HUF: 'HU',
	IDR: 'ID',
	ILS: 'IL PS',
	INR: 'IN BT',
	ISK: 'IS',
	JOD: 'JO',
	JPY: 'JP',
	KES: 'KE',
	KHR: 'KH',
	KRW: 'KR',
	KWD: 'KW',
	KZT: 'KZ',
	LAK: 'LA',
	LKR: 'LK',
	MAD: 'MA EH',
	MDL: 'MD',
	MKD: 'MK',
	MNT: 'MN',
	MUR: 'MU',
	MXN: 'MX',
	MYR: 'MY',
	NGN: 'NG',
	NOK: 'NO SJ BV',
	NPR: 'NP',
	NZD: 'NZ CK NU PN TK',
	OMR: 'OM',
	PEN: 'PE',
	PHP: 'PH',
	PKR: 'PK',
	PLN: 'PL',
	PYG: 'PY',
	QAR: 'QA',
	RON: 'RO',
	RSD: 'RS',
	RUB: 'RU',
	SAR: 'SA',
	SEK: 'SE',
	SGD: 'SG',
	THB: 'TH',
	TND: 'TN',
	TRY: 'TR',
	TWD: 'TW',
	TZS: 'TZ',
	UAH: 'UA',
	UGX: 'UG',
	USD: 'US AS EC FM GU MH MP PR PW SV TC TL UM VG VI',
	UYU: 'UY',
	UZS: 'UZ',
	VND: 'VN',
	XAF: 'CM CF CG GA GQ TD',
	XOF: 'BJ BF CI GW ML NE SN TG',
	ZAR: 'ZA LS NA SZ',
	ZMW: 'ZM',
};

/** Where goods are weighed in pounds and measured in inches. */
const IMPERIAL = [ 'US', 'LR', 'MM' ];

/** Marks of direction, which some languages put around a currency's sign. */
const DIRECTIONS = /[\u061c\u200e\u200f]/g;

/** The currencies that may be proposed, by their codes. */
export const currencyCodes = (): string[] => Object.keys( COUNTRIES );

/**
 * The currency of a country.
 *
 * @param country Two letters.
 * @return Its code; empty where none is known.
 */
export const currencyOf = ( country: string ): string =>
	currencyCodes().find(
		( code ) => COUNTRIES[ code ]?.split( ' ' ).includes( country )
	) ?? '';

/**
 * The units of a country, as the shop's settings call them.
 *
 * @param country Two letters.
 */
export const unitsOf = (
	country: string
): { weight_unit: string; dimension_unit: string } =>
	IMPERIAL.includes( country )
		? { weight_unit: 'lb', dimension_unit: 'in' }
		: { weight_unit: 'kg', dimension_unit: 'cm' };

/**
 * The language of a site as it is spoken in a country, as browsers call it.
 *
 * @param locale  WordPress's: `de_DE_formal`.
 * @param country Two letters; empty: none.
 */
export const languageTag = ( locale: string, country: string ): string => {
	const language = /^[a-z]{2,3}/.exec( locale )?.[ 0 ] ?? 'en';
	return country ? `${ language }-${ country }` : language;
};

/**
 * How a currency is written.
 *
 * @param code     ISO 4217.
 * @param language As languageTag() has it.
 */
export const currencyFormat = ( code: string, language: string ): Currency => {
	const format = new Intl.NumberFormat( language, {
		style: 'currency',
		currency: code,
		currencyDisplay: 'narrowSymbol',
		numberingSystem: 'latn',
	} );
	const parts = format.formatToParts( 1234567.5 );
	const text = ( type: Intl.NumberFormatPartTypes ) =>
		parts.find( ( part ) => part.type === type )?.value ?? '';
	const at = ( type: Intl.NumberFormatPartTypes ) =>
		parts.findIndex( ( part ) => part.type === type );
	const isLeft = at( 'currency' ) < at( 'integer' );
	// Between the sign and the number; a sign that ends in a space has one too.
	const hasSpace = parts.some(
		( { type, value } ) => type === 'literal' && /\s/.test( value )
	);
	const side = isLeft ? 'left' : 'right';
	return {
		code,
		symbol: text( 'currency' ).replace( DIRECTIONS, '' ).trim(),
		position: hasSpace ? `${ side }_space` : side,
		decimals: format.resolvedOptions().maximumFractionDigits ?? 2,
		decimal_separator: text( 'decimal' ) || '.',
		thousand_separator: text( 'group' ),
	};
};

/**
 * What a list calls a currency: `Euro (€)`.
 *
 * @param code     ISO 4217.
 * @param language As languageTag() has it.
 */
export const currencyLabel = ( code: string, language: string ): string => {
	const name = new Intl.DisplayNames( language, { type: 'currency' } ).of(
		code
	);
	const { symbol } = currencyFormat( code, language );
	return symbol === code
		? `${ name ?? code } (${ code })`
		: `${ name ?? code } (${ symbol }) — ${ code }`;
};
