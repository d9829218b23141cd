import { installDialog } from '../../../support/dialog';
import { click, get, openPage, press, settle } from '../../../support/page';
import { GALLERY, layOut } from './gallery';

beforeAll( installDialog );

/** Opens the dialog on the second of three images. */
const open = async () => {
	await openPage( GALLERY() );
	layOut();
	get( '.vitrine-gallery' ).dispatchEvent(
		new Event( 'pointerover', { bubbles: true } )
	);
	await settle();
	await click( '#image-2 a' );
	const button = get( 'dialog figure button' );
	const frame = button.parentElement!;
	frame.getBoundingClientRect = () =>
		( { left: 0, top: 0, width: 400, height: 800 } ) as DOMRect;
	Object.defineProperties( frame, {
		clientWidth: { value: 400 },
		clientHeight: { value: 800 },
		scrollWidth: { value: 1000 },
		scrollHeight: { value: 1800 },
	} );
	return { button, frame };
};
const at = ( type: string, clientX: number, clientY: number, more = {} ) =>
	Object.assign(
		new MouseEvent( type, {
			bubbles: true,
			detail: 1,
			clientX,
			clientY,
		} ),
		more
	);
const count = () => get( 'dialog .vitrine-gallery-count' ).textContent;
const isPressed = ( button: Element ) => button.getAttribute( 'aria-pressed' );

it( 'magnifies the pressed part of the image, and shows all of it again', async () => {
	const { button, frame } = await open();
	expect( isPressed( button ) ).toBe( 'false' );
	button.dispatchEvent( at( 'click', 100, 800 ) );
	expect( isPressed( button ) ).toBe( 'true' );
	expect( [ frame.scrollLeft, frame.scrollTop ] ).toEqual( [ 150, 1000 ] );
	button.dispatchEvent( at( 'click', 100, 800 ) );
	expect( isPressed( button ) ).toBe( 'false' );
} );

it( 'shows the middle if it is pressed by a key', async () => {
	const { button, frame } = await open();
	button.click();
	expect( [ frame.scrollLeft, frame.scrollTop ] ).toEqual( [ 300, 500 ] );
} );

it( 'follows a mouse over the magnified image only, and no finger', async () => {
	const { button, frame } = await open();
	const move = ( x: number, pointerType: string ) =>
		button.dispatchEvent( at( 'pointermove', x, 0, { pointerType } ) );
	move( 400, 'mouse' );
	expect( frame.scrollLeft ).toBe( 0 );
	button.dispatchEvent( at( 'click', 0, 0 ) );
	move( 400, 'touch' );
	expect( frame.scrollLeft ).toBe( 0 );
	move( 400, 'mouse' );
	expect( frame.scrollLeft ).toBe( 600 );
} );

it( 'leaves the keys to the magnified image, in the gallery too', async () => {
	const { button } = await open();
	button.dispatchEvent( at( 'click', 0, 0 ) );
	press( button, 'ArrowRight' );
	expect( count() ).toBe( '2 of 3' );
	expect( get( '.vitrine-gallery-count' ).textContent ).toBe( '2 of 3' );
	await click( 'dialog .vitrine-gallery-next' );
	expect( [ count(), isPressed( button ) ] ).toEqual( [ '3 of 3', 'false' ] );
} );

describe( 'a swipe', () => {
	const swipe = (
		button: Element,
		by: readonly [ number, number ],
		fingers = 1
	) => {
		const from = { clientX: 200, clientY: 200 };
		button.dispatchEvent(
			Object.assign( new Event( 'touchstart' ), {
				touches: Array.from( { length: fingers }, () => from ),
			} )
		);
		button.dispatchEvent(
			Object.assign( new Event( 'touchend' ), {
				changedTouches: [
					{ clientX: 200 + by[ 0 ], clientY: 200 + by[ 1 ] },
				],
			} )
		);
	};

	it( 'turns to the next and the previous image', async () => {
		const { button } = await open();
		swipe( button, [ -60, 10 ] );
		expect( count() ).toBe( '3 of 3' );
		swipe( button, [ 60, 10 ] );
		expect( count() ).toBe( '2 of 3' );
	} );

	it.each( [
		[ 'is too short', [ -30, 0 ], 1 ],
		[ 'goes down', [ -60, 90 ], 1 ],
		[ 'has two fingers', [ -60, 0 ], 2 ],
	] as const )( 'does nothing if it %s', async ( _, by, fingers ) => {
		const { button } = await open();
		swipe( button, by, fingers );
		expect( count() ).toBe( '2 of 3' );
	} );

	it( 'moves a magnified image instead', async () => {
		const { button } = await open();
		button.dispatchEvent( at( 'click', 0, 0 ) );
		swipe( button, [ -60, 0 ] );
		expect( count() ).toBe( '2 of 3' );
	} );
} );
