import {
	addFromListing,
	cartIcon,
	drawer,
	expectCount,
	line,
} from '../steps/shopper';
import { test, expect } from '../support/test';

const JAR = 'Storage Jar, small';

/** Script of another plugin. */
const SCRIPT = `
	const { createElement } = wp.element;
	vitrine.registerFill( {
		id: 'acme-bar',
		slot: 'drawer-before',
		component: ( { cart } ) => createElement( 'p', null, 'React sees ' + cart.count ),
	} );
	vitrine.registerFill( {
		id: 'acme-broken',
		slot: 'drawer-before',
		component: ( { cart } ) => {
			if ( cart.count > 0 ) {
				throw new Error( 'acme broke' );
			}
			return 'Not broken yet';
		},
	} );
	vitrine.registerFill( {
		id: 'acme-note',
		slot: 'cart-after',
		render: ( element, { cart } ) => {
			element.textContent = 'A script sees ' + cart.count;
		},
	} );
	vitrine.registerFill( {
		id: 'acme-crash',
		slot: 'cart-after',
		render: () => {
			throw new Error( 'acme crashed' );
		},
	} );
`;

const PLUGIN = `<?php
add_action( 'wp_enqueue_scripts', function () {
	wp_enqueue_script( 'acme', content_url( 'acme.js' ), array( 'vitrine-loader', 'wp-element' ), '1.0', array( 'strategy' => 'defer' ) );
} );
add_filter( 'vitrine_slot', function ( $html, $slot ) {
	return 'checkout-after' === $slot ? $html . '<p>Free returns for 30 days.</p>' : $html;
}, 10, 2 );
`;

test.use( { allowedErrors: [ /acme/ ] } );

test.beforeEach( async ( { site } ) => {
	await site.php(
		`
		wp_mkdir_p( WPMU_PLUGIN_DIR );
		file_put_contents( WPMU_PLUGIN_DIR . '/acme.php', $args['plugin'] );
		file_put_contents( WP_CONTENT_DIR . '/acme.js', $args['script'] );
		`,
		{ args: { plugin: PLUGIN, script: SCRIPT } }
	);
} );

// Files outside the database stay for the next test.
test.afterEach( async ( { site } ) => {
	await site.php( `
		unlink( WPMU_PLUGIN_DIR . '/acme.php' );
		unlink( WP_CONTENT_DIR . '/acme.js' );
	` );
} );

test( 'a failing fill is reported and removed, and a working one follows the cart', async ( {
	page,
} ) => {
	const said: string[] = [];
	page.on( 'console', ( message ) => said.push( message.text() ) );
	await page.goto( '/shop/?orderby=price' );
	await addFromListing( page, JAR, 1 );
	await cartIcon( page ).click();
	await expect( drawer( page ) ).toContainText( 'React sees 1' );
	await expect
		.poll( () =>
			said.filter( ( text ) =>
				text.includes(
					'Vitrine: the fill "acme-broken" of the slot "drawer-before" failed and was taken out.'
				)
			)
		)
		.toHaveLength( 1 );
	await line( drawer( page ), JAR )
		.getByRole( 'button', { name: /^Increase/ } )
		.click();
	await expectCount( page, 2 );
	await expect( drawer( page ) ).toContainText( 'React sees 2' );
	await expect(
		drawer( page ).locator( '[data-vitrine-fill="acme-broken"]' )
	).toHaveCount( 0 );
} );

test( 'slots of cart and checkout show fills of scripts and server', async ( {
	page,
} ) => {
	await page.goto( '/shop/?orderby=price' );
	await addFromListing( page, JAR, 1 );
	await page.goto( '/cart/' );
	const main = page.getByRole( 'main' );
	await expect( main ).toContainText( 'A script sees 1' );
	await expect(
		main.locator( '[data-vitrine-fill="acme-crash"]' )
	).toHaveCount( 0 );
	await line( main, JAR )
		.getByRole( 'button', { name: /^Increase/ } )
		.click();
	await expect( main ).toContainText( 'A script sees 2' );
	await page.goto( '/checkout/' );
	await expect( main ).toContainText( 'Free returns for 30 days.' );
} );
