import { crossfade } from '../../../../src/behaviours/loop/crossfade';
import { settle } from '../../support/page';

interface Fake {
	/** The next frame: the browser has captured the old state and applies the change. */
	frame: () => void;
	finish: () => Promise< void >;
	skipped: () => boolean;
}

let begun: Fake[];
let area: HTMLElement;
let made: string[];
let isReduced: boolean;

const change = ( text: string ) => () => {
	made.push( text );
	area.textContent = text;
};

const begin = ( update: () => void ): ViewTransition => {
	let end: () => void = () => undefined;
	let refuse: ( error: Error ) => void = () => undefined;
	let isSkipped = false;
	const finished = new Promise< void >( ( resolve ) => {
		end = resolve;
	} );
	const ready = new Promise< void >( ( _resolve, reject ) => {
		refuse = reject;
	} );
	begun.push( {
		frame: update,
		finish: async () => {
			end();
			await settle();
		},
		skipped: () => isSkipped,
	} );
	return {
		finished,
		ready,
		skipTransition: () => {
			isSkipped = true;
			refuse( new Error( 'Skipped' ) );
		},
	} as unknown as ViewTransition;
};

beforeEach( () => {
	jest.useFakeTimers();
	begun = [];
	made = [];
	isReduced = false;
	document.body.innerHTML =
		'<style id="vitrine-view-transitions"></style><div>old</div>';
	area = document.querySelector( 'div' )!;
	window.matchMedia = () => ( { matches: isReduced } ) as MediaQueryList;
	document.startViewTransition = begin as typeof document.startViewTransition;
} );

afterEach( async () => {
	await begun.at( -1 )?.finish();
	jest.useRealTimers();
	Reflect.deleteProperty( document, 'startViewTransition' );
} );

describe( 'replaced results', () => {
	it( 'fade: only the old ones have a transition name', async () => {
		crossfade( area, change( 'new' ) );
		expect( [ area.textContent, area.style.viewTransitionName ] ).toEqual( [
			'old',
			'vitrine-results',
		] );
		begun[ 0 ]!.frame();
		expect( [ area.textContent, area.style.viewTransitionName ] ).toEqual( [
			'new',
			'',
		] );
		await begun[ 0 ]!.finish();
		crossfade( area, change( 'next' ) );
		expect( begun ).toHaveLength( 2 );
		begun[ 1 ]!.frame();
		expect( made ).toEqual( [ 'new', 'next' ] );
	} );

	it.each( [
		[
			'the browser does not support view transitions',
			() => Reflect.deleteProperty( document, 'startViewTransition' ),
		],
		[
			'the owner or theme disables transitions',
			() => document.querySelector( 'style' )?.remove(),
		],
		[
			'reduced motion is preferred',
			() => {
				isReduced = true;
			},
		],
	] )( 'appear at once when %s', ( _what, arrange ) => {
		arrange();
		crossfade( area, change( 'new' ) );
		expect( area.textContent ).toBe( 'new' );
		expect( begun ).toHaveLength( 0 );
	} );

	it( 'appear at once when there is nothing to fade', () => {
		crossfade( undefined, change( 'new' ) );
		expect( area.textContent ).toBe( 'new' );
		expect( begun ).toHaveLength( 0 );
	} );

	it( 'end a running fade without waiting', () => {
		crossfade( area, change( 'one' ) );
		begun[ 0 ]!.frame();
		crossfade( area, change( 'two' ) );
		expect( made ).toEqual( [ 'one', 'two' ] );
		expect( begun ).toHaveLength( 1 );
		expect( begun[ 0 ]!.skipped() ).toBe( true );
	} );

	it( 'appear in order, each once, before the first frame', () => {
		crossfade( area, change( 'one' ) );
		crossfade( area, change( 'two' ) );
		expect( made ).toEqual( [ 'one', 'two' ] );
		begun[ 0 ]!.frame();
		expect( made ).toEqual( [ 'one', 'two' ] );
		expect( area.style.viewTransitionName ).toBe( '' );
	} );

	it( 'appear after 100 ms at the latest', () => {
		crossfade( area, change( 'new' ) );
		jest.advanceTimersByTime( 99 );
		expect( made ).toEqual( [] );
		jest.advanceTimersByTime( 1 );
		expect( made ).toEqual( [ 'new' ] );
		expect( begun[ 0 ]!.skipped() ).toBe( true );
		begun[ 0 ]!.frame();
		expect( made ).toEqual( [ 'new' ] );
	} );
} );
