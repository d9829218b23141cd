import { keyOf, keysIn, merge, render } from '../../pot/entries';

const texts = [
	{ text: 'Say "yes"\\no', file: 'b.ts', comment: 'translators: a hint' },
	{ text: 'One', plural: 'Many', file: 'a.php' },
	{ text: 'One', context: 'a number', file: 'a.php' },
	{ text: 'Say "yes"\\no', file: 'a.php' },
];

describe( 'the POT file', () => {
	it( 'has each text once, with its places, comments, plural and context', () => {
		const pot = render( merge( texts ), '1.2.3' );
		expect( pot ).toContain( '"Project-Id-Version: Vitrine 1.2.3\\n"' );
		expect( pot ).toContain(
			'#. translators: a hint\n#: a.php\n#: b.ts\nmsgid "Say \\"yes\\"\\\\no"\nmsgstr ""'
		);
		expect( pot ).toContain(
			'msgid "One"\nmsgid_plural "Many"\nmsgstr[0] ""\nmsgstr[1] ""'
		);
		expect( pot ).toContain( 'msgctxt "a number"\nmsgid "One"\nmsgstr ""' );
	} );

	it( 'survives a round trip', () => {
		expect( keysIn( render( merge( texts ), '1' ) ) ).toEqual(
			new Set( texts.map( keyOf ) )
		);
	} );
} );
