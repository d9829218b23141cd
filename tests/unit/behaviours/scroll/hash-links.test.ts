import { wire } from '../../../../src/behaviours/scroll/hash-links';
import type { Page } from '../../../../src/behaviours/page';
import { createDelegate } from '../../../../src/behaviours/page/delegate';

const scrolled = jest.fn();

beforeEach( () => {
	jest.useFakeTimers();
	scrolled.mockClear();
	Element.prototype.scrollIntoView = function () {
		scrolled( this.id );
	};
	window.matchMedia = jest.fn( () => ( { matches: false } ) ) as never;
	document.body.innerHTML =
		'<a id="link" href="#team">Team</a><a id="far" href="/else/#team">Else</a><h2 id="team">Team</h2>';
	window.history.replaceState( null, '', '/' );
} );

afterEach( () => {
	jest.useRealTimers();
} );

const start = () =>
	wire( { on: createDelegate( document.body ) } as unknown as Page );

describe( 'hash links', () => {
	it( 'scroll 750 ms after load [4.18-03]', () => {
		window.history.replaceState( null, '', '/#team' );
		start();
		jest.advanceTimersByTime( 749 );
		expect( scrolled ).not.toHaveBeenCalled();
		jest.advanceTimersByTime( 1 );
		expect( scrolled ).toHaveBeenCalledWith( 'team' );
	} );

	it( 'do not scroll without a valid target', () => {
		start();
		window.history.replaceState( null, '', '/#%E0%A4%A' );
		start();
		window.history.replaceState( null, '', '/#gone' );
		start();
		jest.runAllTimers();
		expect( scrolled ).not.toHaveBeenCalled();
	} );

	it( 'scroll on click and update URL and focus', () => {
		start();
		document.getElementById( 'link' )!.click();
		expect( scrolled ).toHaveBeenCalledWith( 'team' );
		expect( window.location.hash ).toBe( '#team' );
		expect( document.querySelector( '#team:focus' ) ).not.toBeNull();
	} );

	it( 'to other pages are ignored', () => {
		start();
		const link = document.getElementById( 'far' )!;
		link.addEventListener( 'click', ( event ) => event.preventDefault() );
		link.click();
		expect( scrolled ).not.toHaveBeenCalled();
	} );
} );
