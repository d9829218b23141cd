import { holdLinks } from '../../../../src/behaviours/page/leave';
import type { CartState } from '../../../../src/contract/types';
import { dropListeners } from '../../support/listeners';
import { get } from '../../support/page';

const PATIENCE = 5000;

/** The parts of a page's cart that links need. */
const cartThatIs = ( first: Partial< CartState > ) => {
	let state = first;
	const listeners = new Set< () => void >();
	return {
		getState: () => state as CartState,
		subscribe: ( listener: ( now: CartState ) => void ) => {
			const one = () => listener( state as CartState );
			listeners.add( one );
			return () => void listeners.delete( one );
		},
		become: ( next: Partial< CartState > ) => {
			state = next;
			listeners.forEach( ( tell ) => tell() );
			return Promise.resolve();
		},
		listeners,
	};
};

const WRITING = { busy: true, offline: false };
const WRITTEN = { busy: false, offline: false };

const open = ( link: string, state: Partial< CartState > = WRITING ) => {
	document.body.innerHTML = link;
	const cart = cartThatIs( state );
	const navigate = jest.fn< undefined, [ string ] >();
	holdLinks( cart, navigate, PATIENCE );
	return { cart, navigate };
};

/** Clicks. Returns whether the browser would follow the link. */
const follow = ( more: MouseEventInit = {} ) => {
	const click = new MouseEvent( 'click', {
		bubbles: true,
		cancelable: true,
		...more,
	} );
	return get( 'a' ).dispatchEvent( click );
};

const CART = '<a href="https://shop.test/cart/"><span>View cart</span></a>';

dropListeners();
beforeEach( () => jest.useFakeTimers() );
afterEach( () => jest.useRealTimers() );

describe( 'a link followed while the cart is being written', () => {
	it( 'waits until the writes complete', async () => {
		const { cart, navigate } = open( CART );
		expect( follow() ).toBe( false );
		expect( get( 'a' ).getAttribute( 'aria-busy' ) ).toBe( 'true' );
		await cart.become( WRITING );
		expect( navigate ).not.toHaveBeenCalled();
		await cart.become( WRITTEN );
		expect( navigate.mock.calls ).toEqual( [
			[ 'https://shop.test/cart/' ],
		] );
		expect( get( 'a' ).hasAttribute( 'aria-busy' ) ).toBe( false );
		expect( cart.listeners.size ).toBe( 0 );
	} );

	it( 'stops waiting after a timeout', async () => {
		const { navigate } = open( CART );
		follow();
		await jest.advanceTimersByTimeAsync( PATIENCE - 1 );
		expect( navigate ).not.toHaveBeenCalled();
		await jest.advanceTimersByTimeAsync( 1 );
		expect( navigate ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'is followed once, to the last clicked one', async () => {
		const { cart, navigate } = open( CART );
		follow();
		get< HTMLAnchorElement >( 'a' ).href = 'https://shop.test/checkout/';
		expect( follow() ).toBe( false );
		await cart.become( WRITTEN );
		expect( navigate.mock.calls ).toEqual( [
			[ 'https://shop.test/checkout/' ],
		] );
	} );

	it( 'is followed at once when offline', async () => {
		const { cart, navigate } = open( CART );
		follow();
		await cart.become( { busy: true, offline: true } );
		expect( navigate ).toHaveBeenCalledTimes( 1 );
	} );
} );

describe( 'a click left to the browser', () => {
	it.each( [
		[ 'while nothing is being written', CART, {}, WRITTEN ],
		[ 'to a new tab by a modifier key', CART, { ctrlKey: true }, WRITING ],
		[
			'to a new tab by the link’s target',
			CART.replace( '<a ', '<a target="_blank" ' ),
			{},
			WRITING,
		],
		[ 'to a download', CART.replace( '<a ', '<a download ' ), {}, WRITING ],
		[
			'to an anchor on this page',
			'<a href="#reviews">Reviews</a>',
			{},
			WRITING,
		],
		[
			'to an email address',
			'<a href="mailto:a@shop.test">Write</a>',
			{},
			WRITING,
		],
	] )( '%s', ( _when, link, how, state ) => {
		open( link, state );
		expect( follow( how ) ).toBe( true );
		expect( get( 'a' ).hasAttribute( 'aria-busy' ) ).toBe( false );
	} );

	it( 'when another handler prevented it', async () => {
		const { cart, navigate } = open( CART );
		get( 'a' ).onclick = ( event ) => event.preventDefault();
		follow();
		await cart.become( WRITTEN );
		expect( navigate ).not.toHaveBeenCalled();
	} );
} );
