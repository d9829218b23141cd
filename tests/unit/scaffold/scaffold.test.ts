/**
 * @jest-environment node
 */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'fs';
import { tmpdir } from 'os';
import { dirname, join, resolve } from 'path';
import { namesOf } from '../../scaffold/names';
import { scaffold, type Kind } from '../../scaffold/scaffold';
import { Tree } from '../../scaffold/tree';

const project = resolve( __dirname, '../../..' );

/** Files that are changed or read. */
const FILES = [
	'includes/Ajax/Router.php',
	'includes/Settings/Defaults.php',
	'includes/Settings/Fields/CartSettings.php',
	'includes/Settings/Fields/SiteSettings.php',
	'node_modules/@wordpress/components/src/dashicon/types.ts',
	'src/contract/contract.json',
	'tests/php/View/Fixtures.php',
	'tests/unit/islands/fixtures.tsx',
];

let root = '';
const read = ( file: string ) => readFileSync( join( root, file ), 'utf8' );

beforeEach( () => {
	root = mkdtempSync( join( tmpdir(), 'vitrine-scaffold-' ) );
	for ( const file of FILES ) {
		mkdirSync( dirname( join( root, file ) ), { recursive: true } );
		cpSync( join( project, file ), join( root, file ) );
	}
} );
afterEach( () => rmSync( root, { recursive: true } ) );

describe( 'the scaffold', () => {
	it.each( [
		[ 'block', 7, 0 ],
		[ 'island', 8, 2 ],
		[ 'endpoint', 4, 2 ],
		[ 'setting', 1, 2 ],
	] as [ Kind, number, number ][] )(
		'creates the files of a new %s',
		( kind, added, changed ) => {
			const made = scaffold( root, kind, 'gift-note' );
			expect( made.added ).toHaveLength( added );
			expect( made.changed ).toHaveLength( changed );
			for ( const file of [ ...made.added, ...made.changed ] ) {
				expect( read( file ) ).toMatch( /\S\n$/ );
			}
		}
	);

	it( 'adds an endpoint to the contract and the router', () => {
		scaffold( root, 'endpoint', 'gift-note' );
		const contract = JSON.parse( read( 'src/contract/contract.json' ) ) as {
			endpoints: Record< string, string >;
		};
		expect( contract.endpoints.gift_note ).toBe( '{theme}_gift_note' );
		expect( read( 'includes/Ajax/Router.php' ) ).toMatch(
			/\n\t\t'endpoints\.gift_note' +=> Product\\GiftNote::class,\n/
		);
	} );

	it( 'adds a setting and its default after the last of its group', () => {
		scaffold( root, 'setting', 'gift-note', 'Site' );
		expect( read( 'includes/Settings/Fields/SiteSettings.php' ) ).toContain(
			"'gift_note'"
		);
		expect( read( 'includes/Settings/Defaults.php' ) ).toMatch(
			/'view_transitions' +=> true,\n\t+'gift_note' +=> false,/
		);
	} );

	it.each( [ '', 'Gift', 'gift_note', '2-for-1', 'gift--note', '../gift' ] )(
		'rejects the name “%s”',
		( name ) => {
			expect( () => scaffold( root, 'block', name ) ).toThrow(
				/is not a valid name/
			);
		}
	);

	it( 'writes nothing if a file exists', () => {
		scaffold( root, 'endpoint', 'gift-note' );
		const before = read( 'src/contract/contract.json' );
		expect( () => scaffold( root, 'endpoint', 'gift-note' ) ).toThrow(
			/GiftNote\.php already exists/
		);
		expect( read( 'src/contract/contract.json' ) ).toBe( before );
	} );

	it( "names the groups when a setting's group is unknown", () => {
		expect( () => scaffold( root, 'setting', 'gift', 'Gifts' ) ).toThrow(
			/Unknown group "Gifts".*Cart, Site/
		);
	} );

	it( 'names the file without a match and writes nothing', () => {
		const tree = new Tree( root );
		tree.add( 'a.txt', 'a' );
		expect( () =>
			tree.insert( 'includes/Ajax/Router.php', 'after', /No such/, 'x' )
		).toThrow( /Router\.php has 0 matches/ );
		expect( () => read( 'a.txt' ) ).toThrow();
	} );
} );

it( 'converts a name to every case', () => {
	expect( namesOf( 'gift-note-2' ) ).toEqual( {
		kebab: 'gift-note-2',
		snake: 'gift_note_2',
		pascal: 'GiftNote2',
		camel: 'giftNote2',
		title: 'Gift note 2',
	} );
} );
