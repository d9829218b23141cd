import { readFileSync } from 'node:fs';
import names from '../../plugin-zip/classes.json';
import { className, joinClasses } from '../../plugin-zip/classes';

const source = ( name: string, head: string, more = '' ) => ( {
	file: `includes/${ name }.php`,
	text: `<?php\n/**\n * Words.\n */\n\ndeclare( strict_types=1 );\n\nnamespace Vitrine\\Shop;\n\n${ more }defined( 'ABSPATH' ) || exit;\n\nfinal ${ head } {}\n`,
} );

describe( 'the classes in one file', () => {
	it( 'follow their dependencies', () => {
		const joined = joinClasses( [
			source(
				'Engine',
				'class Engine implements Port, Draws',
				'use Vitrine\\Ports\\Port;\n'
			),
			source( 'Draws', 'interface Draws' ),
			{
				...source( 'Port', 'interface Port' ),
				text: '<?php\nnamespace Vitrine\\Ports;\n\ninterface Port {}\n',
			},
		] );
		expect(
			[ ...joined.matchAll( /(?:class|interface) (\w+)/g ) ].map(
				( [ , name ] ) => name
			)
		).toEqual( [ 'Port', 'Draws', 'Engine' ] );
		expect( joined.match( /<\?php|strict_types|ABSPATH/g ) ).toEqual( [
			'<?php',
			'strict_types',
		] );
		expect( joined ).toContain( 'use Vitrine\\Ports\\Port;' );
	} );

	it.each( [
		[ 'the path of its file', 'class A', 'echo __DIR__;\n' ],
		[ 'needs Vitrine\\Shop\\Port', 'class A implements Port', '' ],
		[ 'needs WC_Session', 'class A extends \\WC_Session', '' ],
	] )( 'are rejected: %s', ( words, head, more ) => {
		expect( () => joinClasses( [ source( 'A', head, more ) ] ) ).toThrow(
			words
		);
	} );

	it( "accept a backed enum and PHP's own interfaces", () => {
		expect(
			joinClasses( [
				source( 'A', 'enum A: string' ),
				source( 'B', 'class B implements \\Countable' ),
			] )
		).toContain( 'enum A' );
	} );

	it( 'are complete, each once, named as its file', () => {
		expect( new Set( names ).size ).toBe( names.length );
		const sources = names.map( ( file ) => ( {
			file,
			text: readFileSync( file, 'utf8' ),
		} ) );
		expect( joinClasses( sources ).length ).toBeGreaterThan( 1000 );
		for ( const one of sources ) {
			expect( className( one ) ).toBe(
				one.file
					.replace( /^includes/, 'Vitrine' )
					.replace( /\.php$/, '' )
					.replaceAll( '/', '\\' )
			);
		}
	} );
} );
