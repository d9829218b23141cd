import { cart, line } from '../core/cart/sample';
import {
	cartOfPage,
	withCart,
	withToldCart,
} from '../../../src/transport/cart-data';
import { answerOf, keptOf } from './shop';

const CART = cart( [ line( 'p1', 2 ) ], { revision: 3, hash: 'a' } );

describe( "the cart in a response's fragments", () => {
	it( 'is parsed from its script without touching the page', () => {
		expect(
			withCart( { fragments: keptOf( CART ), cart_hash: '' } ).snapshot
		).toEqual( CART );
		expect( document.scripts ).toHaveLength( 0 );
	} );

	it( 'is taken from beside them, and stored as a region', () => {
		const { cart: told, ...answer } = answerOf( CART );
		for ( const scope of [ '', 'second' ] ) {
			const made = withToldCart( answer, told, scope );
			expect( made.snapshot ).toEqual( CART );
			expect( withCart( made.answer ).snapshot ).toEqual( CART );
		}
	} );

	it( 'escapes a script end tag in a name', () => {
		const [ first, ...rest ] = CART.lines;
		const name = '</script><script>alert(1)</script>';
		const told = { ...CART, lines: [ { ...first!, name }, ...rest ] };
		const { answer } = withToldCart( answerOf( CART ), told, '' );
		expect( answer.fragments[ '#vitrine-cart-data' ] ).not.toContain(
			'</script><'
		);
		expect( withCart( answer ).snapshot ).toEqual( told );
	} );

	it( "is the region's when there is none beside it", () => {
		const answer = { fragments: keptOf( CART ), cart_hash: '' };
		expect( withToldCart( answer, undefined, '' ) ).toEqual( {
			answer,
			snapshot: CART,
		} );
	} );

	it.each( [
		'',
		'<div></div>',
		'<script type="application/json">{}</script>',
		'<script type="application/json">{"revision"</script>',
	] )( 'is null for %p', ( html ) => {
		const fragments = { '#vitrine-cart-data': html };
		expect( withCart( { fragments, cart_hash: '' } ).snapshot ).toBeNull();
	} );

	it( 'is also read from the page', () => {
		const script = document.createElement( 'script' );
		script.type = 'application/json';
		script.id = 'vitrine-cart-data';
		script.textContent = JSON.stringify( CART );
		document.body.append( script );
		expect( cartOfPage( document ) ).toEqual( CART );
		script.remove();
		expect( cartOfPage( document ) ).toBeNull();
	} );
} );
