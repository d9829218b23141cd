import { openPage, pageSettings, settle } from '../../../support/page';
import { GALLERY, choose } from './gallery';

const open = ( template: string ) =>
	openPage( GALLERY(), {
		settings: pageSettings( { theme: { sale_badge_template: template } } ),
	} );
const badges = () =>
	[ ...document.querySelectorAll< HTMLElement >( '.onsale' ) ].map(
		( { hidden, textContent } ) => ( hidden ? null : textContent )
	);

it( "shows the variation's discount in its template [4.13-18]", async () => {
	await open( 'Save [value]% ([value])' );
	choose( { sale_percentage: 25 } );
	await settle();
	expect( badges() ).toEqual( [ 'Save 25% (25)', '-50%' ] );
	choose( { sale_percentage: 40 } );
	expect( badges() ).toEqual( [ 'Save 40% (40)', '-50%' ] );
} );

it( 'is hidden when the variation is not on sale, and restored on reset', async () => {
	await open( '-[value]%' );
	choose( { sale_percentage: 0 } );
	await settle();
	expect( badges() ).toEqual( [ null, '-50%' ] );
	choose( null );
	expect( badges() ).toEqual( [ '-10%', '-50%' ] );
} );

it( 'is unchanged when badges have a fixed text', async () => {
	await open( '' );
	choose( { sale_percentage: 25 } );
	await settle();
	expect( badges() ).toEqual( [ '-10%', '-50%' ] );
} );

it( "is restored when the page was printed with a variation's badge", async () => {
	await openPage(
		GALLERY().replace(
			'<span class="onsale">-10%',
			'<span class="onsale" data-vitrine-own="-10%">-25%'
		),
		{
			settings: pageSettings( {
				theme: { sale_badge_template: '-[value]%' },
			} ),
		}
	);
	choose( null );
	await settle();
	expect( badges() ).toEqual( [ '-10%', '-50%' ] );
} );
