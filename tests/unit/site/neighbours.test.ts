import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import { heavier, render } from '../../bench/first-day/table';
import { DIFFERENCES, differencesWith } from '../../neighbours/differences';
import { placeOfPlugin } from '../../neighbours/plugins';
import { findings, reasonOf, unequal } from '../../neighbours/walk/compare';

const cost = {
	script: 1000,
	style: 2000,
	html: 3000,
	requests: 9,
	queries: 59,
	files: 1410,
	memory: 12_900_000,
};

describe( 'two walks', () => {
	it( 'are equal when each step left the same', () => {
		const walk = [
			{ name: 'cart: open', seen: { cart: [ 'one', 'two' ] } },
		];
		expect( findings( walk, walk ) ).toEqual( [] );
	} );

	it( 'list missing and additional lines, in order', () => {
		expect(
			unequal( [ 'a', 'b', 'c', 'd' ], [ 'a', 'c', 'e', 'd' ] )
		).toEqual( [ '- b', '+ e' ] );
		expect( unequal( [], [ 'a' ] ) ).toEqual( [ '+ a' ] );
		expect( unequal( [ 'a', 'b' ], [ 'b', 'a' ] ) ).toHaveLength( 2 );
	} );

	it( 'are equal when only a response came before a timer of WooCommerce', () => {
		const [ found, shown, answered ] = [
			'jQuery form.variations_form: found_variation({})',
			'jQuery div.single_variation: show_variation({}, true)',
			'jQuery body: wc_fragments_refreshed()',
		] as const;
		const walk = ( ...events: string[] ) => [
			{ name: 'product: add', seen: { events } },
		];
		const told = walk( found, answered, shown );
		expect( findings( told, walk( found, shown, answered ) ) ).toEqual(
			[]
		);
		for ( const [ other, count ] of [
			[ walk( shown, found, answered ), 2 ],
			[ walk( answered, found, shown ), 2 ],
			[ walk( found, answered ), 1 ],
			[ walk( found, shown, shown, answered ), 1 ],
		] as const ) {
			expect( findings( told, other ) ).toHaveLength( count );
		}
	} );

	it( 'differ when one ended earlier', () => {
		const whole = [
			{ name: 'listing: open', seen: { focus: [ 'body' ] } },
			{ name: 'in the end', seen: { order: [ 'total 9' ] } },
		];
		expect( findings( whole, whole.slice( 0, 1 ) ) ).toEqual( [
			{ step: 'in the end', aspect: 'order', line: '- total 9' },
		] );
	} );

	it( 'have a reason only if plugin, step, aspect and line match the list', () => {
		const known = {
			plugins: [ 'cart/gift' ],
			step: /^cart/,
			aspect: 'events',
			line: /^\+ submit/,
			reason: 'because',
		} as const;
		const finding = {
			step: 'cart: open',
			aspect: 'events',
			line: '+ submit form.cart',
		} as const;
		expect( reasonOf( finding, 'cart/gift', [ known ] ) ).toBe( known );
		for ( const [ other, plugin ] of [
			[ finding, 'cart/side-cart' ],
			[ { ...finding, line: '- submit form.cart' }, 'cart/gift' ],
			[ { ...finding, step: 'checkout: open' }, 'cart/gift' ],
			[ { ...finding, aspect: 'focus' }, 'cart/gift' ],
		] as const ) {
			expect( reasonOf( other, plugin, [ known ] ) ).toBeUndefined();
		}
	} );
} );

describe( 'known differences', () => {
	it( 'apply to their WooCommerce versions', () => {
		const boundTo = ( version: string ) =>
			DIFFERENCES.filter( ( { versions } ) => versions?.test( version ) );
		const free = DIFFERENCES.filter( ( { versions } ) => ! versions );
		for ( const version of [ '10.0.4', '10.6.2' ] ) {
			expect( boundTo( version ) ).not.toEqual( [] );
			expect( differencesWith( version ) ).toEqual( [
				...free,
				...boundTo( version ),
			] );
		}
		expect( differencesWith( '11.0.1' ) ).toEqual( free );
	} );
} );

describe( 'page weights', () => {
	it( 'increase by a byte of script or style, a request or query, or more PHP than allowed', () => {
		const row = { theme: 'Plain', page: 'shop', before: cost };
		expect( heavier( [ { ...row, after: cost } ] ) ).toEqual( [] );
		expect(
			heavier( [
				{
					...row,
					after: {
						script: 1001,
						style: 1999,
						html: 3010,
						requests: 10,
						queries: 60,
						files: 1531,
						memory: 13_000_000,
					},
				},
			] )
		).toEqual( [
			'Plain, shop: script 1000 -> 1001',
			'Plain, shop: requests 9 -> 10',
			'Plain, shop: queries 59 -> 60',
			'Plain, shop: files 1410 -> 1531',
		] );
		expect(
			render( [ { ...row, after: { ...cost, html: 3100 } } ] )
		).toContain( '2.9 -> 3.0 !' );
	} );
} );

describe( 'a plugin of the walks', () => {
	it( 'is found in its folder', () => {
		const file = placeOfPlugin( 'swatches' );
		expect( existsSync( file ) ).toBe( true );
		expect( basename( file ) ).toBe( 'swatches.php' );
		expect( () => placeOfPlugin( 'nobody' ) ).toThrow( 'nobody.php' );
	} );
} );
