import {
	resetContent,
	setContent,
} from '../../../../../src/behaviours/product/variations/content';
import {
	click,
	focused,
	get,
	openPage,
	settle,
	type,
} from '../../../support/page';

const qty = ( name: string ) =>
	`<div class="quantity"><input class="qty" type="number"${ name } value="2" min="1" max="9"></div>`;
const page = ( fields = '' ) =>
	`<div class="product"><form class="cart" method="post">${ fields }${ qty(
		' name="quantity"'
	) }<div class="single_variation"></div><button type="submit" class="single_add_to_cart_button" value="7">Add</button></form><div class="vitrine-sticky-bar" hidden><span class="vitrine-sticky-choice"></span><div class="vitrine-sticky-price"><b>€10</b></div>${ qty(
		''
	) }<button type="button" class="vitrine-sticky-button">Buy</button></div></div>`;
const CHOICE =
	'<div class="variations"><select name="attribute_size" required><option value="">Choose</option><option value="m">Medium</option></select></div><input type="hidden" class="variation_id" value="">';

/** Elements at the bottom edge of the viewport. */
let atEdge: Element[] = [];

/** Notifies the intersection observer of the last page. */
let see: ( isIntersecting: boolean ) => void;

beforeAll( () => {
	Object.assign( window, {
		IntersectionObserver: class {
			constructor(
				told: ( entries: Array< { isIntersecting: boolean } > ) => void
			) {
				see = ( isIntersecting ) => told( [ { isIntersecting } ] );
			}
			observe = jest.fn();
		},
	} );
	document.elementsFromPoint = () => atEdge;
	Object.defineProperty( HTMLElement.prototype, 'offsetHeight', {
		configurable: true,
		get: () => 64,
	} );
	Object.defineProperty( HTMLElement.prototype, 'offsetParent', {
		configurable: true,
		get: () => document.body,
	} );
} );
afterEach( () => {
	atEdge = [];
	document
		.querySelectorAll( '.vitrine-sticky-bar' )
		.forEach( ( bar ) => bar.remove() );
} );

const open = async ( fields = '' ) => {
	const opened = await openPage( page( fields ) );
	window.dispatchEvent( new Event( 'scroll' ) );
	await settle();
	return opened;
};
const bar = () => get( '.vitrine-sticky-bar' );
const button = () => get( '.single_add_to_cart_button' );

it( 'shows while the form is out of view, and reserves scroll padding', async () => {
	await open();
	const { style } = document.documentElement;
	see( false );
	expect( bar().hidden ).toBe( false );
	// The bar's 64 px, and the space for a focus ring.
	expect( style.scrollPaddingBottom ).toBe( '72px' );
	expect( document.body.style.paddingBottom ).toBe( '64px' );
	see( true );
	expect( bar().hidden ).toBe( true );
	expect( style.scrollPaddingBottom ).toBe( '' );
	expect( document.body.style.paddingBottom ).toBe( '' );
} );

it.each( [
	[ 'is above a fixed bar of the theme', 'fixed', 700, 68 ],
	[ 'ignores elements that scroll', 'static', 700, 0 ],
	[ 'ignores fullscreen overlays', 'fixed', 0, 0 ],
] )( '%s', async ( _what, position, top, edge ) => {
	await open();
	const theirs = document.createElement( 'div' );
	theirs.style.position = position;
	theirs.getBoundingClientRect = () => ( { top } ) as DOMRect;
	document.body.append( theirs );
	atEdge = [ theirs, document.body ];
	see( false );
	expect( bar().style.insetBlockEnd ).toBe( `${ edge }px` );
	expect( document.body.style.paddingBottom ).toBe( `${ 64 + edge }px` );
	theirs.remove();
} );

it.each( [
	[ 'does not scroll to a visible focused element', 600, 0 ],
	[ 'scrolls a focused element from behind the bar', 740, 1 ],
	[ 'does not scroll to an element below the window', 900, 0 ],
] )( '%s, at %d px', async ( _what, bottom, times ) => {
	await open();
	const scrolls = ( button().scrollIntoView = jest.fn() );
	button().getBoundingClientRect = () =>
		( { top: bottom - 40, bottom } ) as DOMRect;
	button().focus();
	see( false );
	expect( scrolls ).toHaveBeenCalledTimes( times );
} );

it.each( [
	[ 'does not scroll to a visible element that gets focus', 600, 0 ],
	[ 'scrolls an element that gets focus from behind the bar', 740, 1 ],
] )( '%s while it is there, at %d px', async ( _what, bottom, times ) => {
	await open();
	see( false );
	const scrolls = ( button().scrollIntoView = jest.fn() );
	button().getBoundingClientRect = () =>
		( { top: bottom - 40, bottom } ) as DOMRect;
	const isVisible = jest.spyOn( button(), 'matches' ).mockReturnValue( true );
	button().focus();
	expect( isVisible ).toHaveBeenCalledWith( ':focus-visible' );
	expect( scrolls ).toHaveBeenCalledTimes( times );
	button().blur();
	// After a pointer press it stays under the pointer.
	isVisible.mockReturnValue( false );
	button().focus();
	expect( scrolls ).toHaveBeenCalledTimes( times );
} );

it( 'moves focus to the form when it hides', async () => {
	await open();
	see( false );
	get( '.vitrine-sticky-button' ).focus();
	see( true );
	expect( focused() ).toBe( button() );
} );

it( "syncs its quantity with the form's", async () => {
	await open();
	const changed = jest.fn();
	get( 'form' ).addEventListener( 'change', changed );
	await type( 'form .qty', '5' );
	expect( get< HTMLInputElement >( '.vitrine-sticky-bar .qty' ).value ).toBe(
		'5'
	);
	const own = get< HTMLInputElement >( '.vitrine-sticky-bar .qty' );
	own.value = '7';
	own.dispatchEvent( new Event( 'change', { bubbles: true } ) );
	expect( get< HTMLInputElement >( 'form .qty' ).value ).toBe( '7' );
	expect( changed ).toHaveBeenCalledTimes( 1 );
	get( 'form .qty' ).setAttribute( 'max', '3' );
	await settle();
	expect( own.max ).toBe( '3' );
} );

it( "clicks the form's button and shows its state", async () => {
	const { calls } = await open();
	see( false );
	await click( '.vitrine-sticky-button' );
	expect( calls.map( ( { body } ) => body[ 'add-to-cart' ] ) ).toEqual( [
		'7',
	] );
	expect( button().className ).toContain( 'loading' );
	expect( get( '.vitrine-sticky-button' ).className ).toContain( 'loading' );
} );

it( 'says that the selection is sold out, and has its own text otherwise', async () => {
	await open();
	setContent( button(), 'Sold out' );
	await settle();
	expect( get( '.vitrine-sticky-button' ).textContent ).toBe( 'Sold out' );
	resetContent( button() );
	button().setAttribute( 'aria-disabled', 'false' );
	await settle();
	expect( get( '.vitrine-sticky-button' ).textContent ).toBe( 'Buy' );
	expect( button().textContent ).toBe( 'Add' );
} );

it( 'leads to the missing attribute', async () => {
	Element.prototype.scrollIntoView = jest.fn();
	const { calls } = await open( CHOICE );
	see( false );
	await click( '.vitrine-sticky-button' );
	expect( focused() ).toBe( get( 'select' ) );
	expect( calls ).toEqual( [] );
} );

it( 'shows selected values and price', async () => {
	await open( CHOICE );
	const select = get< HTMLSelectElement >( 'select' );
	const choose = async ( value: string, id: string, price: string ) => {
		select.value = value;
		get< HTMLInputElement >( '.variation_id' ).value = id;
		get( '.single_variation' ).innerHTML = price;
		select.dispatchEvent( new Event( 'change', { bubbles: true } ) );
		await settle();
	};
	const shown = () => [
		get( '.vitrine-sticky-choice' ).textContent,
		get( '.vitrine-sticky-price' ).innerHTML,
	];
	expect( shown() ).toEqual( [ '', '<b>€10</b>' ] );
	await choose(
		'm',
		'12',
		'<div class="woocommerce-variation-price"><i>€12</i></div>'
	);
	expect( shown() ).toEqual( [ 'Medium', '<i>€12</i>' ] );
	await choose( '', '', '' );
	expect( shown() ).toEqual( [ '', '<b>€10</b>' ] );
} );

it( "shows the chosen variation's image, also if chosen before", async () => {
	const variation = ( id: number ) => ( {
		variation_id: id,
		image: { src: `${ id }.jpg`, gallery_thumbnail_src: `${ id }-s.jpg` },
	} );
	await openPage(
		page( CHOICE )
			.replace(
				'<form',
				`<form data-product_variations='${ JSON.stringify( [
					variation( 12 ),
				] ) }'`
			)
			.replace( 'variation_id" value=""', 'variation_id" value="12"' )
			.replace(
				'bar" hidden>',
				'bar" hidden><img src="own.jpg" srcset="own-2.jpg 2x">'
			)
	);
	window.dispatchEvent( new Event( 'scroll' ) );
	await settle();
	const image = get( '.vitrine-sticky-bar img' );
	const shown = () => [
		image.getAttribute( 'src' ),
		image.getAttribute( 'srcset' ),
	];
	const tell = ( name: string, detail?: unknown ) =>
		get( 'form' ).dispatchEvent(
			new CustomEvent( name, { detail, bubbles: true } )
		);
	expect( shown() ).toEqual( [ '12-s.jpg', null ] );
	tell( 'vitrine:reset-data' );
	expect( shown() ).toEqual( [ 'own.jpg', 'own-2.jpg 2x' ] );
	tell( 'vitrine:found-variation', { variation: variation( 13 ) } );
	expect( shown() ).toEqual( [ '13-s.jpg', null ] );
	// A variation without an image has the product's.
	tell( 'vitrine:found-variation', { variation: { variation_id: 14 } } );
	expect( shown() ).toEqual( [ 'own.jpg', 'own-2.jpg 2x' ] );
} );

it( "finds its product's form in a loop, and only the bar of the nearest form shows", async () => {
	const parts = ( id: number, top: number ) =>
		`<div class="product" data-vitrine-part-of="${ id }"><form class="cart" id="form-${ id }" data-top="${ top }"><button type="submit" class="single_add_to_cart_button">Add</button></form></div><div class="product" data-vitrine-part-of="${ id }"><div class="vitrine-sticky-bar" id="bar-${ id }" hidden><button type="button" class="vitrine-sticky-button">Add</button></div></div>`;
	// The third has no form of its own.
	await openPage(
		`${ parts( 1, -200 ) }${ parts(
			2,
			2000
		) }<div class="product" data-vitrine-part-of="3"><div class="vitrine-sticky-bar" id="bar-3" hidden></div></div>`
	);
	for ( const form of document.forms ) {
		const top = Number( form.dataset.top );
		form.getBoundingClientRect = () =>
			( { top, bottom: top + 100 } ) as DOMRect;
	}
	window.dispatchEvent( new Event( 'scroll' ) );
	await settle();
	const shown = () =>
		[ 1, 2, 3 ].map( ( id ) => ! get( `#bar-${ id }` ).hidden );
	see( false );
	expect( shown() ).toEqual( [ true, false, false ] );
	get( '#form-2' ).getBoundingClientRect = () =>
		( { top: -110, bottom: -10 } ) as DOMRect;
	see( true );
	expect( shown() ).toEqual( [ false, false, false ] );
	see( false );
	expect( shown() ).toEqual( [ false, true, false ] );
} );
