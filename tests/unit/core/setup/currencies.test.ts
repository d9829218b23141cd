import {
	currencyCodes,
	currencyFormat,
	currencyLabel,
	currencyOf,
	languageTag,
	unitsOf,
} from '../../../../src/core/setup/currencies';
import { formatMoney } from '../../../../src/core/money';

const written = ( code: string, language: string, minor: number ) =>
	formatMoney( minor, currencyFormat( code, language ) )
		.replace( /[\u00a0\u202f]/g, ' ' )
		// Depends on the version of the Unicode data.
		.replace( '’', "'" );

it.each( [
	[ 'DE', 'EUR' ],
	[ 'US', 'USD' ],
	[ 'GB', 'GBP' ],
	[ 'HR', 'EUR' ],
	[ 'BG', 'EUR' ],
	[ 'CH', 'CHF' ],
	[ 'JP', 'JPY' ],
	[ '', '' ],
	[ 'XX', '' ],
	[ 'E', '' ],
] )( 'the currency of %s is %s', ( country, code ) => {
	expect( currencyOf( country ) ).toBe( code );
} );

it.each( [
	[ 'de_DE_formal', 'DE', 'de-DE' ],
	[ 'de_DE', 'CH', 'de-CH' ],
	[ 'ja', 'JP', 'ja-JP' ],
	[ 'bel', '', 'bel' ],
	[ '', '', 'en' ],
] )( '%s in %s has the language tag %s', ( locale, country, tag ) => {
	expect( languageTag( locale, country ) ).toBe( tag );
} );

it.each( [
	[ 'EUR', 'de-DE', 123450, '1.234,50 €' ],
	[ 'EUR', 'fr-FR', 123450, '1 234,50 €' ],
	[ 'EUR', 'nl-NL', 123450, '€ 1.234,50' ],
	[ 'EUR', 'en-IE', 123450, '€1,234.50' ],
	[ 'USD', 'en-US', 123450, '$1,234.50' ],
	[ 'GBP', 'en-GB', 123450, '£1,234.50' ],
	[ 'CHF', 'de-CH', 123450, "CHF 1'234.50" ],
	[ 'SEK', 'sv-SE', 123450, '1 234,50 kr' ],
	[ 'JPY', 'en-JP', 1235, '¥1,235' ],
	[ 'KWD', 'en-KW', 1234500, 'KWD 1,234.500' ],
] )( '%s in %s: %i is formatted %s', ( code, language, minor, text ) => {
	expect( written( code, language, minor ) ).toBe( text );
} );

it( 'formats every currency in a way the shop can store', () => {
	for ( const language of [ 'en', 'de', 'fr', 'es', 'nl', 'ja', 'ar' ] ) {
		for ( const code of currencyCodes() ) {
			const format = currencyFormat( code, language );
			expect( format.symbol ).toMatch( /^[^\s<>&"]/ );
			expect( format.decimals ).toBeLessThanOrEqual( 4 );
			expect( format.decimal_separator ).toMatch( /^[^<>&"\d]$/ );
			expect( format.thousand_separator ).toMatch( /^[^<>&"\d]?$/ );
			expect( currencyLabel( code, language ) ).toContain( code );
		}
	}
} );

it( "uses the country's weight and size units", () => {
	expect( unitsOf( 'US' ) ).toEqual( {
		weight_unit: 'lb',
		dimension_unit: 'in',
	} );
	expect( unitsOf( 'DE' ) ).toEqual( {
		weight_unit: 'kg',
		dimension_unit: 'cm',
	} );
} );
