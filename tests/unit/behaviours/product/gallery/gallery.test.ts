import { installDialog } from '../../../support/dialog';
import {
	click,
	focused,
	get,
	openPage,
	press,
	settle,
} from '../../../support/page';
import { GALLERY, choose, IMAGE, layOut } from './gallery';

const open = async () => {
	await openPage( GALLERY() );
	const strip = layOut();
	get( '.vitrine-gallery' ).dispatchEvent(
		new Event( 'pointerover', { bubbles: true } )
	);
	await settle();
	return strip;
};
const current = () =>
	[ ...document.querySelectorAll( '.flex-control-thumbs a' ) ].findIndex(
		( thumb ) => thumb.hasAttribute( 'aria-current' )
	);
const isOff = ( name: string ) =>
	get( `.vitrine-gallery-${ name }` ).hasAttribute( 'aria-disabled' );

it( "scrolls to a thumbnail's image", async () => {
	const strip = await open();
	await click( '.flex-control-thumbs li:nth-child(3) a' );
	expect( strip.scrollLeft ).toBe( 200 );
	expect( current() ).toBe( 2 );
	expect( get( '#image-3 img' ).getAttribute( 'loading' ) ).toBe( 'eager' );
	expect( window.location.hash ).toBe( '' );
} );

it( 'scrolls to it even when a theme handles hash links', async () => {
	const strip = await open();
	const scroll = jest.fn( ( event: Event ) => event.preventDefault() );
	get( '.flex-control-thumbs li:nth-child(2) a' ).addEventListener(
		'click',
		scroll
	);
	await click( '.flex-control-thumbs li:nth-child(2) a' );
	expect( strip.scrollLeft ).toBe( 100 );
	expect( current() ).toBe( 1 );
	expect( scroll ).not.toHaveBeenCalled();
} );

it( 'moves by one image and stops at the last', async () => {
	const strip = await open();
	expect( [ isOff( 'previous' ), isOff( 'next' ) ] ).toEqual( [
		true,
		false,
	] );
	await click( '.vitrine-gallery-next' );
	expect( strip.scrollLeft ).toBe( 100 );
	expect( get( '.vitrine-gallery-count' ).textContent ).toBe( '2 of 3' );
	await click( '.vitrine-gallery-next' );
	expect( [ isOff( 'previous' ), isOff( 'next' ) ] ).toEqual( [
		false,
		true,
	] );
	await click( '.vitrine-gallery-next' );
	expect( strip.scrollLeft ).toBe( 200 );
	await click( '.vitrine-gallery-previous' );
	expect( strip.scrollLeft ).toBe( 100 );
} );

it.each( [
	[ 'ltr', 'ArrowRight' ],
	[ 'rtl', 'ArrowLeft' ],
] )( 'follows the arrow keys in %s and moves focus', async ( dir, key ) => {
	await open();
	get( '.vitrine-gallery' ).style.direction = dir;
	get( '#image-1 a' ).focus();
	press( get( '#image-1 a' ), key );
	expect( current() ).toBe( 1 );
	expect( focused() ).toBe( get( '#image-2 a' ) );
	press( get( '#image-2 a' ), 'End' );
	expect( current() ).toBe( 2 );
	press( get( '#image-3 a' ), 'Home' );
	expect( current() ).toBe( 0 );
} );

it( 'realigns the image once, 250 ms after the last resize [9.7-03]', async () => {
	const strip = await open();
	await click( '.vitrine-gallery-next' );
	jest.useFakeTimers();
	const resize = ( width: number ) => {
		window.innerWidth = width;
		window.dispatchEvent( new Event( 'resize' ) );
	};
	strip.scrollLeft = 30;
	resize( 600 );
	jest.advanceTimersByTime( 249 );
	resize( 500 );
	jest.advanceTimersByTime( 249 );
	expect( strip.scrollLeft ).toBe( 30 );
	jest.advanceTimersByTime( 1 );
	expect( strip.scrollLeft ).toBe( 100 );
	jest.useRealTimers();
} );

describe( 'a selected variation', () => {
	it( 'changes image, link and thumbnail [3.18-02, 4.13-16]', async () => {
		const strip = await open();
		await click( '.vitrine-gallery-next' );
		choose( { image_id: 9, image: IMAGE } );
		const image = get( '#image-1 img' );
		const names = {
			src: 'blue.jpg',
			srcset: 'blue.jpg 600w',
			sizes: '50vw',
			width: '600',
			height: '500',
			title: 'Blue',
			alt: 'A blue one',
			'data-caption': 'In blue',
			'data-large_image': IMAGE.full_src,
			'data-large_image_width': '1200',
			'data-large_image_height': '1000',
		};
		for ( const [ name, value ] of Object.entries( names ) ) {
			expect( [ name, image.getAttribute( name ) ] ).toEqual( [
				name,
				value,
			] );
		}
		expect( get< HTMLAnchorElement >( '#image-1 a' ).href ).toBe(
			IMAGE.full_src
		);
		expect( get( '.flex-control-thumbs img' ).getAttribute( 'src' ) ).toBe(
			'blue-thumb.jpg'
		);
		// Field 23: whichever thumbnail was clicked before.
		expect( [ strip.scrollLeft, current() ] ).toEqual( [ 0, 0 ] );
	} );

	it( 'scrolls to its image if the gallery has it', async () => {
		const strip = await open();
		choose( {
			image: { ...IMAGE, full_src: 'https://shop.test/full-2.jpg' },
		} );
		expect( [ strip.scrollLeft, current() ] ).toEqual( [ 100, 1 ] );
		expect( get( '#image-1 img' ).getAttribute( 'src' ) ).toBe(
			'shown-1.jpg'
		);
	} );

	it( "restores the product's image when reset [4.13-17]", async () => {
		await open();
		const shown = () => [
			get( '.woocommerce-product-gallery__wrapper' ).innerHTML,
			get( '.flex-control-thumbs img' ).getAttribute( 'src' ),
		];
		const before = shown();
		choose( { image: IMAGE } );
		choose( { image: { ...IMAGE, src: 'red.jpg' } } );
		expect( shown() ).not.toEqual( before );
		choose( null );
		expect( shown() ).toEqual( before );
	} );

	/** Opens a page rendered with the image of a selected variation. */
	const openChosen = () => {
		const own = {
			src: 'shown-1.jpg',
			alt: 'Picture 1',
			full_src: 'full-1.jpg',
		};
		return openPage(
			GALLERY()
				.replace(
					'class="vitrine-gallery"',
					`class="vitrine-gallery" data-vitrine-own='${ JSON.stringify(
						own
					) }'`
				)
				.replace( 'src="shown-1.jpg"', 'src="blue.jpg"' )
		);
	};

	it( "restores it also when the page was printed with a variation's image", async () => {
		await openChosen();
		choose( { image: IMAGE } );
		await settle();
		expect( get( '#image-1 img' ).getAttribute( 'src' ) ).toBe(
			'blue.jpg'
		);
		choose( null );
		expect( get( '#image-1 img' ).getAttribute( 'src' ) ).toBe(
			'shown-1.jpg'
		);
		expect( get( '#image-1 img' ).getAttribute( 'alt' ) ).toBe(
			'Picture 1'
		);
	} );

	it( 'does not restore the variation the page was printed with', async () => {
		await openChosen();
		choose( null );
		await settle();
		choose( { image: { ...IMAGE, src: 'red.jpg' } } );
		choose( null );
		expect( get( '#image-1 img' ).getAttribute( 'src' ) ).toBe(
			'shown-1.jpg'
		);
	} );

	it( 'does not move a shopper who looks at another image', async () => {
		await open();
		await click( '.vitrine-gallery-next' );
		choose( null );
		expect( current() ).toBe( 1 );
	} );

	it( 'is applied when selected before the script loaded', async () => {
		await openPage( GALLERY() );
		layOut();
		choose( { image: IMAGE } );
		await settle();
		expect( get( '#image-1 img' ).getAttribute( 'src' ) ).toBe(
			'blue.jpg'
		);
	} );
} );

describe( 'the zoom', () => {
	beforeAll( installDialog );

	it( 'is a dialog with the full image, its caption and navigation', async () => {
		await open();
		await click( '#image-2 a' );
		const dialog = get< HTMLDialogElement >( 'dialog.vitrine-zoom' );
		const src = () => get( 'dialog img' ).getAttribute( 'src' );
		expect( dialog.open ).toBe( true );
		expect( dialog.getAttribute( 'aria-label' ) ).toBe( 'Picture 2' );
		expect( src() ).toBe( 'https://shop.test/full-2.jpg' );
		expect( get( 'dialog figcaption' ).textContent ).toBe( 'Caption 2' );
		await click( 'dialog .vitrine-gallery-next' );
		expect( src() ).toBe( 'https://shop.test/full-3.jpg' );
		press( dialog, 'ArrowLeft' );
		expect( src() ).toBe( 'https://shop.test/full-2.jpg' );
		expect( get( 'dialog .vitrine-gallery-count' ).textContent ).toBe(
			'2 of 3'
		);
		expect( current() ).toBe( 1 );
	} );

	it( 'removes itself and restores focus', async () => {
		await open();
		get( '#image-1 a' ).focus();
		await click( '#image-1 a' );
		await click( '.vitrine-zoom-close' );
		expect( document.querySelector( 'dialog' ) ).toBeNull();
		expect( focused() ).toBe( get( '#image-1 a' ) );
	} );

	it( 'ignores a click for a new tab', async () => {
		await open();
		const event = new MouseEvent( 'click', {
			bubbles: true,
			cancelable: true,
			ctrlKey: true,
		} );
		// Keep jsdom from following the link.
		document.addEventListener( 'click', ( late ) => late.preventDefault(), {
			once: true,
		} );
		get( '#image-1 a' ).dispatchEvent( event );
		expect( document.querySelector( 'dialog' ) ).toBeNull();
	} );
} );
