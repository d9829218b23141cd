/**
 * Opening a page while the previous one still has a write request pending.
 *
 * @see spec 4.3
 */
import {
	addButton,
	cartIcon,
	drawer,
	expectCount,
	line,
} from '../steps/shopper';
import { test, expect } from '../support/test';

const JAR = 'Storage Jar, small';

/** Plugin that delays adding to the cart until a file exists. */
const GATE = `<?php
add_action( 'init', function () {
	if ( 'add_to_cart' === ( $_GET['wc-ajax'] ?? '' ) ) {
		touch( WP_CONTENT_DIR . '/asked' );
		while ( ! file_exists( WP_CONTENT_DIR . '/gate' ) ) {
			usleep( 20000 );
			clearstatcache();
		}
	}
}, 0 );
`;

test.beforeEach( async ( { site } ) => {
	await site.php(
		`wp_mkdir_p( WPMU_PLUGIN_DIR ); file_put_contents( WPMU_PLUGIN_DIR . '/gate.php', $args['gate'] );`,
		{ args: { gate: GATE } }
	);
} );

// Files outside the database stay for the next test.
test.afterEach( async ( { site } ) => {
	await site.php(
		`touch( WP_CONTENT_DIR . '/gate' ); unlink( WPMU_PLUGIN_DIR . '/gate.php' ); unlink( WP_CONTENT_DIR . '/asked' ); unlink( WP_CONTENT_DIR . '/gate' );`
	);
} );

for ( const path of [ '/cart/', '/journal/' ] ) {
	test( `an item added late appears on ${ path } opened before`, async ( {
		page,
		site,
	} ) => {
		await page.goto( '/shop/?orderby=price' );
		await addButton( page, JAR ).click();
		await expectCount( page, 1 );
		await expect
			.poll( () =>
				site.php(
					`echo (int) file_exists( WP_CONTENT_DIR . '/asked' );`
				)
			)
			.toBe( '1' );
		await page.goto( path );
		await expectCount( page, 0 );
		await site.php( `touch( WP_CONTENT_DIR . '/gate' );` );
		await expectCount( page, 1 );
		if ( path === '/cart/' ) {
			await expect( line( page.getByRole( 'main' ), JAR ) ).toBeVisible();
		} else {
			await cartIcon( page ).click();
			await expect( line( drawer( page ), JAR ) ).toBeVisible();
		}
	} );
}
