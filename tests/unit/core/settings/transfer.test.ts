import { flatten } from '../../../../src/core/settings/draft';
import {
	readFile,
	writeFile,
	type Import,
} from '../../../../src/core/settings/transfer';
import { screenData } from '../../../fixtures/settings/screen';

const data = screenData();
const saved = flatten( data.values );

const fileOf = ( options: object, head: object = {} ) =>
	JSON.stringify( {
		kind: 'vitrine-settings',
		format: 1,
		version: data.version,
		options,
		...head,
	} );

const read = ( text: string ): Import => {
	const found = readFile( text, data, saved );
	if ( typeof found === 'string' ) {
		throw new Error( found );
	}
	return found;
};

describe( 'an exported file', () => {
	it( 'has every setting except secrets, and changes nothing where it came from', () => {
		const text = writeFile( data, saved );
		const { options } = JSON.parse( text ) as { options: unknown };
		expect( options ).toEqual( {
			vitrine_shop: { cost: '4.90' },
			vitrine_settings: {
				label: '',
				sticky: true,
				width: 920,
				layout: 'flyout',
				sites: [],
				palette: [],
			},
		} );
		expect( text ).not.toContain( data.mask );
		expect( read( text ) ).toEqual( {
			foreign: null,
			changes: [],
			left: [],
		} );
	} );
} );

describe( 'an imported file', () => {
	it( 'lists what it would change, from what to what', () => {
		const { changes } = read(
			'\uFEFF' +
				fileOf( {
					vitrine_settings: { width: 800, sticky: true },
					vitrine_shop: { cost: '5' },
				} )
		);
		expect(
			changes.map( ( { field, from, to } ) => [ field.key, from, to ] )
		).toEqual( [
			[ 'width', 920, 800 ],
			[ 'cost', '4.90', '5' ],
		] );
	} );

	it( 'lists what it cannot import, and imports the rest', () => {
		const { changes, left } = read(
			fileOf( {
				vitrine_settings: {
					width: '800',
					nonsense: 1,
					sites: [ 'example.com' ],
					key: 'k'.repeat( 40 ),
					sticky: 'yes',
					cost: '9',
					label: 'See it',
				},
				another_plugin: { a: 1 },
			} )
		);
		expect( changes.map( ( { field } ) => field.key ) ).toEqual( [
			'label',
		] );
		expect( left ).toEqual( [
			expect.objectContaining( {
				why: 'value',
				name: 'Small screens end at',
				text: 'Enter a whole number from 320 to 2560.',
			} ),
			{ why: 'unknown', name: 'nonsense' },
			expect.objectContaining( {
				why: 'value',
				text: 'Not the address of a site: example.com',
			} ),
			{ why: 'secret', name: 'Merchant key' },
			expect.objectContaining( {
				why: 'value',
				text: 'This is either on or off.',
			} ),
			{ why: 'unknown', name: 'cost' },
			{ why: 'option', name: 'another_plugin' },
		] );
	} );

	it( 'names its version if different', () => {
		expect( read( fileOf( {}, { version: '0.9.0' } ) ).foreign ).toBe(
			'0.9.0'
		);
	} );

	it.each( [
		[ 'not JSON', '{', 'json' ],
		[ 'an array', '[]', 'kind' ],
		[ 'another plugin’s settings', '{"a":1}', 'kind' ],
		[ 'without options', fileOf( [] ), 'kind' ],
		[ 'a newer format', fileOf( {}, { format: 2 } ), 'format' ],
	] )( 'is rejected entirely when it is %s', ( _what, text, why ) => {
		expect( readFile( text, data, saved ) ).toBe( why );
	} );
} );
