import { sanitize } from '../../../../../src/behaviours/fragments/sanitize';
import { keepApart } from '../../../../../src/behaviours/product/quick-view/content';
import payloads from '../../../../fixtures/xss.json';
import { faultsIn } from '../../../../e2e/support/faults';
import { PRODUCT } from './shop';

const shownOf = ( html: string ) => {
	const content = sanitize( html );
	keepApart( content );
	const box = document.createElement( 'div' );
	box.append( content );
	document.body.replaceChildren( box );
	return box;
};

it( 'detects unsafe markup', () => {
	const box = document.createElement( 'div' );
	box.innerHTML =
		'<a href=" jav\nascript:x()" onclick="x()" id="a"></a><script></script><img name="b" src="data:text/html,x">';
	expect( faultsIn( box ) ).toEqual( [
		'href',
		'onclick',
		'id a',
		'script',
		'name b',
		'src',
	] );
} );

it.each( payloads )( 'removes %s [5.11-01]', ( payload ) => {
	expect( faultsIn( shownOf( PRODUCT + payload ) ) ).toEqual( [] );
} );

it( 'keeps the form intact beside each payload', () => {
	const fields = ( box: Element ) =>
		[ ...box.querySelectorAll( 'form.cart input, form.cart button' ) ].map(
			( field ) => field.outerHTML
		);
	const expected = fields( shownOf( PRODUCT ) );
	expect( expected ).toHaveLength( 2 );
	for ( const payload of payloads ) {
		const form = shownOf( PRODUCT + payload );
		expect( fields( form ).slice( 0, 2 ) ).toEqual( expected );
	}
} );

it( 'allows no DOM clobbering', () => {
	const box = shownOf(
		'<a id="vitrine"></a><form id="jQuery" name="body"></form><img name="cookie">'
	);
	expect( 'vitrine' in window ).toBe( false );
	expect( 'jQuery' in window ).toBe( false );
	expect( document.body ).toBe( box.parentElement );
	expect( typeof document.cookie ).toBe( 'string' );
} );

it( 'keeps labels, panels and anchors linked', () => {
	const box = shownOf(
		'<label for="size">Size</label><select id="size" name="attribute_size" aria-describedby="hint note"></select><p id="hint"></p><p id="note"></p><a href="#hint">?</a><a href="#">top</a><input form="f"><form id="f"></form>'
	);
	const select = box.querySelector( 'select' )!;
	expect( select.labels[ 0 ]?.textContent ).toBe( 'Size' );
	expect( select.name ).toBe( 'attribute_size' );
	expect(
		select
			.getAttribute( 'aria-describedby' )
			?.split( ' ' )
			.map( ( id ) => document.getElementById( id )?.tagName )
	).toEqual( [ 'P', 'P' ] );
	const [ anchor, top ] = box.querySelectorAll( 'a' );
	expect( box.querySelector( anchor!.hash ) ).not.toBeNull();
	expect( top!.getAttribute( 'href' ) ).toBe( '#' );
	expect( box.querySelector( 'input' )?.form ).toBe(
		box.querySelector( 'form' )
	);
} );
