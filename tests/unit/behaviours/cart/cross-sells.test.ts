import { openPage } from '../../support/page';

const card = ( price: number, button: number ) =>
	`<li class="product"><div class="vitrine-card-summary"><span class="price" data-height="${ price }">€1</span><form><button class="button" data-height="${ button }">Add</button></form></div></li>`;
const cartOf = ( ...cards: string[] ) =>
	`<div class="vitrine-cart"><section class="cross-sells"><ul>${ cards.join(
		''
	) }</ul></section></div>`;

const heights = () =>
	[
		...document.querySelectorAll< HTMLElement >( '.vitrine-card-summary' ),
	].map( ( { style } ) => style.minHeight );
const setHeight = ( part: string, height: number ) =>
	document
		.querySelector( part )
		?.setAttribute( 'data-height', `${ height }` );

beforeEach( () => {
	jest.useFakeTimers();
	// jsdom has no layout.
	jest.spyOn( Element.prototype, 'getBoundingClientRect' ).mockImplementation(
		function ( this: Element ) {
			const height = Number( this.getAttribute( 'data-height' ) );
			return { height } as DOMRect;
		}
	);
} );
afterEach( () => {
	jest.restoreAllMocks();
	jest.useRealTimers();
} );

describe( 'the summary of a cross-sell', () => {
	it( 'reserves its price, its button and 15 px', async () => {
		await openPage( cartOf( card( 20, 40 ), card( 44, 60.5 ) ) );
		expect( heights() ).toEqual( [ '75px', '119.5px' ] );
	} );

	it( 'is measured again 500 ms after the last resize [9.7-05]', async () => {
		await openPage( cartOf( card( 20, 40 ) ) );
		setHeight( '.price', 50 );
		window.dispatchEvent( new Event( 'resize' ) );
		await jest.advanceTimersByTimeAsync( 499 );
		window.dispatchEvent( new Event( 'resize' ) );
		await jest.advanceTimersByTimeAsync( 499 );
		expect( heights() ).toEqual( [ '75px' ] );
		await jest.advanceTimersByTimeAsync( 1 );
		expect( heights() ).toEqual( [ '105px' ] );
	} );

	it( 'is measured when the cart renders another', async () => {
		await openPage( cartOf( card( 20, 40 ) ) );
		document
			.querySelector( '.cross-sells ul' )
			?.insertAdjacentHTML( 'beforeend', card( 10, 30 ) );
		await jest.advanceTimersByTimeAsync( 0 );
		expect( heights() ).toEqual( [ '75px', '55px' ] );
	} );
} );
