import { replaceRegions } from '../../../../src/behaviours/fragments';
import { sanitize } from '../../../../src/behaviours/fragments/sanitize';
import {
	cancelDebounce,
	debounce,
} from '../../../../src/behaviours/quantity/debounce';
import { focused, get } from '../../support/page';

const htmlOf = ( html: string ) => {
	const box = document.createElement( 'div' );
	box.append( sanitize( html ) );
	return box.innerHTML;
};

describe( 'inserted HTML', () => {
	it.each( [
		[ '<img src="x" onerror="alert(1)">', '<img src="x">' ],
		[ '<a href="javascript:alert(1)">a</a>', '<a>a</a>' ],
		[ '<p>a<script>alert(1)</script></p>', '<p>a</p>' ],
		[ '<svg><script>alert(1)</script></svg>', '<svg></svg>' ],
		[ '<iframe src="https://evil.test"></iframe>', '' ],
		[ '<style>*{}</style><b>a</b>', '<b>a</b>' ],
	] )( 'runs no script: %s', ( html, clean ) => {
		expect( htmlOf( html ) ).toBe( clean );
	} );

	it( 'keeps the markup of regions', () => {
		const html =
			'<form method="post" class="cart"><input type="number" class="qty" name="cart[k][qty]" value="2" min="0" inputmode="numeric" data-cart_item_key="k" aria-label="Quantity"><button type="button" class="plus">+</button><a href="/x" target="_blank" data-product_id="3">x</a></form>';
		expect( htmlOf( html ) ).toBe( html );
	} );
} );

describe( 'regions', () => {
	it( 'keep styles printed with the page while the server prints them', () => {
		const css = ( color: string ) =>
			`<style>.tip{color:${ color }}</style>`;
		document.body.innerHTML = `<div class="sums">1${ css( 'red' ) }${ css(
			'tan'
		) }</div>`;
		const sums = ( html: string ) => {
			replaceRegions( { '.sums': `<div class="sums">${ html }</div>` } );
			return document.body.innerHTML;
		};
		expect( sums( `2${ css( 'red' ) }${ css( 'blue' ) }` ) ).toBe(
			`<div class="sums">2${ css( 'red' ) }</div>`
		);
		expect( sums( `3${ css( 'red' ) }` ) ).toBe(
			`<div class="sums">3${ css( 'red' ) }</div>`
		);
		expect( sums( '4' ) ).toBe( '<div class="sums">4</div>' );
	} );

	it( 'run only scripts that were printed with the page', () => {
		const count = ( name: string ) =>
			`<script class="theirs">document.body.dataset.${ name } = Number( document.body.dataset.${ name } ?? 0 ) + 1;</script>`;
		document.body.innerHTML = `<p class="date">${ count( 'known' ) }</p>`;
		const renew = ( html: string ) =>
			replaceRegions( { '.date': `<p class="date">${ html }</p>` } );
		renew( count( 'known' ) + count( 'unknown' ) );
		expect( JSON.stringify( document.body.dataset ) ).toBe(
			'{"known":"1"}'
		);
		expect( document.querySelectorAll( '.date > script' ) ).toHaveLength(
			1
		);
		renew( count( 'known' ) );
		expect( JSON.stringify( document.body.dataset ) ).toBe(
			'{"known":"2"}'
		);
		renew( 'None.' );
		renew( count( 'known' ) );
		expect( JSON.stringify( document.body.dataset ) ).toBe(
			'{"known":"2"}'
		);
		delete document.body.dataset.known;
	} );

	it( 'run an external script again, and inline ones after it', () => {
		const data = document.body.dataset;
		const theirs = ( name: string ) =>
			`<script src="/their-${ name }.js?a=1&#038;b=2"></script>`;
		const below = '<script>document.body.dataset.below = "yes";</script>';
		document.body.innerHTML = `<p class="date">${ theirs(
			'known'
		) }${ below }</p>`;
		const first = get( '.date > script' );
		replaceRegions( {
			'.date': `<p class="date">${ theirs( 'known' ) }${ theirs(
				'unknown'
			) }${ below }</p>`,
		} );
		const scripts = () => [
			...document.querySelectorAll( '.date > script' ),
		];
		expect( scripts().map( ( one ) => one.getAttribute( 'src' ) ) ).toEqual(
			[ '/their-known.js?a=1&b=2', null ]
		);
		expect( scripts()[ 0 ] ).not.toBe( first );
		expect( data.below ).toBeUndefined();
		scripts()[ 0 ]?.dispatchEvent( new Event( 'load' ) );
		return Promise.resolve()
			.then( () => {} )
			.then( () => {
				expect( data.below ).toBe( 'yes' );
				delete data.below;
			} );
	} );

	it( 'are replaced entirely, all that match a selector [7.4-07] [4.3-02]', () => {
		document.body.innerHTML =
			'<p class="count">1</p><p class="count">1</p><p class="other">x</p>';
		replaceRegions( { '.count': '<b class="count">2</b>' } );
		expect( document.body.innerHTML ).toBe(
			'<b class="count">2</b><b class="count">2</b><p class="other">x</p>'
		);
	} );

	it( 'of data accept only JSON, as text', () => {
		const script = ( json: string ) =>
			`<script type="application/json" id="data">${ json }</script>`;
		document.body.innerHTML = script( '{"a":1}' );
		const region = get( '#data' );
		replaceRegions( { '#data': script( '{"a":"<b>"}' ) } );
		expect( get( '#data' ) ).toBe( region );
		expect( region.textContent ).toBe( '{"a":"<b>"}' );
		replaceRegions( { '#data': script( 'alert(1)' ) } );
		replaceRegions( { '#data': '<script>alert(1)</script>' } );
		expect( region.textContent ).toBe( '{"a":"<b>"}' );
	} );

	it( 'that are hydrated are left to React', () => {
		document.body.innerHTML =
			'<div data-vitrine-hydrated><p class="count">1</p></div>';
		replaceRegions( { '.count': '<p class="count">2</p>' } );
		expect( get( '.count' ).textContent ).toBe( '1' );
	} );

	it( 'survive an invalid selector and a response without an element', () => {
		document.body.innerHTML = '<p class="count">1</p>';
		replaceRegions( { '::': '<b></b>', '.count': 'no element' } );
		expect( get( '.count' ).textContent ).toBe( '1' );
	} );
} );

describe( "the shopper's state", () => {
	const region = ( more = '' ) =>
		`<div class="region"><input name="note" value=""><input class="qty" type="number" value="1" data-cart_item_key="k"><a class="remove" data-cart_item_key="k" href="#a">x</a>${ more }</div>`;
	const note = () => get< HTMLInputElement >( '[name="note"]' );
	const qty = () => get< HTMLInputElement >( '.qty' );

	beforeEach( () => {
		document.body.innerHTML = region();
	} );

	it( 'is kept: focus, selection and text', () => {
		note().value = 'Hello';
		note().focus();
		note().setSelectionRange( 1, 3 );
		replaceRegions( { '.region': region( '<b>new</b>' ) } );
		expect( get( '.region b' ).textContent ).toBe( 'new' );
		expect( focused() ).toBe( note() );
		expect( note().value ).toBe( 'Hello' );
		expect( [ note().selectionStart, note().selectionEnd ] ).toEqual( [
			1, 3,
		] );
	} );

	it( 'is kept on links and buttons of an item', () => {
		get( '.remove' ).focus();
		replaceRegions( { '.region': region() } );
		expect( focused() ).toBe( get( '.remove' ) );
	} );

	it( 'includes a quantity only while it is typed', () => {
		qty().value = '7';
		replaceRegions( { '.region': region() } );
		expect( qty().value ).toBe( '1' );
		qty().value = '7';
		debounce( 'k', 1000, () => undefined );
		replaceRegions( { '.region': region() } );
		expect( qty().value ).toBe( '7' );
		cancelDebounce( 'k' );
	} );

	it( 'moves focus to the region when the element is gone', () => {
		note().focus();
		replaceRegions( { '.region': '<div class="region">empty</div>' } );
		expect( focused() ).toBe( get( '.region' ) );
	} );

	it( 'has no focus if there was none', () => {
		replaceRegions( { '.region': region() } );
		expect( focused() ).toBe( document.body );
	} );
} );
