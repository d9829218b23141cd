import { keyOf } from '../../pot/entries';
import { jsonOf, phpOf, readLanguage } from '../../pot/languages';
import { printsToShoppers } from '../../pot/shopper';

/** Plural rules by locale, as WordPress's translators use them. */
const LOCALES = {
	ar: 6,
	de_DE: 2,
	es_ES: 2,
	fr_FR: 2,
	ja: 1,
	nl_NL: 2,
};

const shoppers = readLanguage( 'languages/vitrine.pot' ).texts.filter(
	( { files } ) => files.some( printsToShoppers )
);

/** Placeholders in any order, which may differ by language. */
const placeholdersOf = ( text: string ) =>
	( text.match( /%(?:\d\$)?[sd]|\{\w+\}/g ) ?? [] ).sort().join();

it( 'finds shopper texts by the files that print them', () => {
	expect( shoppers.length ).toBeGreaterThan( 600 );
	const texts = shoppers.map( ( { text } ) => text );
	expect( texts ).toContain( 'Your cart is empty.' );
	expect( texts ).toContain( 'Sale!' );
	expect( texts ).not.toContain( 'Mobile breakpoint (pixels)' );
} );

describe.each( Object.entries( LOCALES ) )( 'in %s', ( locale, count ) => {
	const language = readLanguage( `languages/vitrine-${ locale }.po` );
	const byKey = new Map(
		language.texts.map( ( text ) => [ keyOf( text ), text ] )
	);

	it( 'every shopper text is translated, and nothing else', () => {
		expect( [ ...byKey.keys() ].sort() ).toEqual(
			shoppers.map( keyOf ).sort()
		);
	} );

	it( 'no translation is empty, fuzzy or missing a plural form', () => {
		expect( language.locale ).toBe( locale );
		expect( language.plurals ).toMatch( `nplurals=${ count };` );
		const faulty = shoppers.filter( ( { plural, ...text } ) => {
			const { forms = [], isFuzzy = true } =
				byKey.get( keyOf( text ) ) ?? {};
			return (
				isFuzzy ||
				forms.some( ( form ) => form.trim() === '' ) ||
				forms.length !== ( plural === undefined ? 1 : count )
			);
		} );
		expect( faulty ).toEqual( [] );
	} );

	it( "every form has its text's placeholders", () => {
		const faulty = language.texts.flatMap( ( { text, forms } ) =>
			forms.filter(
				( form ) => placeholdersOf( form ) !== placeholdersOf( text )
			)
		);
		expect( faulty ).toEqual( [] );
	} );
} );

describe( 'a language is written', () => {
	const language = {
		locale: 'xx',
		plurals: 'nplurals=2; plural=(n != 1);',
		texts: [
			{
				text: 'It’s %d \\ piece',
				plural: 'pieces',
				forms: [ "l'un", 'deux' ],
				isFuzzy: false,
				files: [],
			},
			{
				context: 'verb',
				text: 'Order',
				forms: [ 'O' ],
				isFuzzy: false,
				files: [],
			},
		],
	};

	it( 'for PHP, with plurals and contexts', () => {
		expect( phpOf( language ) ).toContain(
			`'It’s %d \\\\ piece'=>'l\\'un' . "\\0" . 'deux','verb\u0004Order'=>'O'`
		);
	} );

	it( 'for a script, with its own texts only', () => {
		expect(
			JSON.parse(
				jsonOf( language, new Set( [ 'verb\u0004Order' ] ) ) ?? ''
			)
		).toMatchObject( {
			locale_data: {
				messages: {
					'': { lang: 'xx', plural_forms: language.plurals },
					'verb\u0004Order': [ 'O' ],
				},
			},
		} );
		expect( jsonOf( language, new Set( [ 'Else' ] ) ) ).toBeNull();
	} );
} );
