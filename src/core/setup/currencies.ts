import type { Currency } from '../../contract/types';

/** Countries by currency (ISO 3166-1, ISO 4217). */
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

/** Countries that use pounds and inches. */
const IMPERIAL = [ 'US', 'LR', 'MM' ];

/** Direction marks, which some languages put around a currency symbol. */
const DIRECTIONS = /[\u061c\u200e\u200f]/g;

/** Codes of the currencies to offer. */
export const currencyCodes = (): string[] => Object.keys( COUNTRIES );

/**
 * The currency of a country.
 *
 * @param country Two-letter code.
 * @return Currency code; empty: unknown.
 */
export const currencyOf = ( country: string ): string =>
	currencyCodes().find(
		( code ) => COUNTRIES[ code ]?.split( ' ' ).includes( country )
	) ?? '';

/**
 * The units of a country, as in the shop's settings.
 *
 * @param country Two-letter code.
 */
export const unitsOf = (
	country: string
): { weight_unit: string; dimension_unit: string } =>
	IMPERIAL.includes( country )
		? { weight_unit: 'lb', dimension_unit: 'in' }
		: { weight_unit: 'kg', dimension_unit: 'cm' };

/**
 * The BCP 47 tag for the site's language in a country.
 *
 * @param locale  WordPress locale: `de_DE_formal`.
 * @param country Two-letter code; empty: none.
 */
export const languageTag = ( locale: string, country: string ): string => {
	const language = /^[a-z]{2,3}/.exec( locale )?.[ 0 ] ?? 'en';
	return country ? `${ language }-${ country }` : language;
};

/**
 * The format of a currency.
 *
 * @param code     ISO 4217.
 * @param language BCP 47 tag.
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
	// Between symbol and number; a symbol that ends in a space has one too.
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
 * The name of a currency in a list: `Euro (€) — EUR`.
 *
 * @param code     ISO 4217.
 * @param language BCP 47 tag.
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
