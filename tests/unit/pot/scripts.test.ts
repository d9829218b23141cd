import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { textsOfBlock } from '../../pot/blocks';
import { textsOfScript } from '../../pot/scripts';

let folder: string;

beforeEach( () => {
	folder = mkdtempSync( join( tmpdir(), 'pot-' ) );
} );

afterEach( () => rmSync( folder, { recursive: true } ) );

function write( name: string, content: string ): string {
	const file = join( folder, name );
	writeFileSync( file, content );
	return file;
}

describe( "a script's texts", () => {
	it( "are those of the plugin's text domain, with their comments", () => {
		const file = write(
			'a.tsx',
			`// translators: %d: pieces.
			const a = <p title={ __( 'Title', 'vitrine' ) }>{ _n( '%d piece', '%d pieces', n, 'vitrine' ) }</p>;
			_x( 'Post', 'a letter', 'vitrine' ); __( 'Other', 'other' ); __( 'None' );`
		);
		const texts = textsOfScript( file );
		expect(
			texts.map( ( { file: _, comment, ...text } ) => text )
		).toEqual( [
			{ text: 'Title' },
			{ text: '%d piece', plural: '%d pieces' },
			{ text: 'Post', context: 'a letter' },
		] );
		expect( texts[ 1 ]?.comment ).toBe( 'translators: %d: pieces.' );
	} );

	it( 'are found in built files', () => {
		const file = write( 'a.js', `(0,i.__)("Title","vitrine")` );
		expect( textsOfScript( file ) ).toMatchObject( [ { text: 'Title' } ] );
	} );

	it( 'must be literals', () => {
		const file = write( 'a.ts', '\n__( name, "vitrine" );' );
		expect( () => textsOfScript( file ) ).toThrow( 'a.ts:2: a text' );
	} );
} );

describe( "a block's texts", () => {
	it( "have WordPress's contexts", () => {
		const file = write(
			'block.json',
			JSON.stringify( {
				textdomain: 'vitrine',
				title: 'Cart',
				keywords: [ 'basket' ],
				styles: [ { label: 'Wide' } ],
			} )
		);
		expect(
			textsOfBlock( file ).map( ( { text, context } ) => [
				context,
				text,
			] )
		).toEqual( [
			[ 'block title', 'Cart' ],
			[ 'block keyword', 'basket' ],
			[ 'block style label', 'Wide' ],
		] );
	} );

	it( 'require a text domain', () => {
		expect( () => textsOfBlock( write( 'block.json', '{}' ) ) ).toThrow(
			'no text domain'
		);
	} );
} );
