/**
 * The sections of WooCommerce's product template in a classic theme: tabs and
 * review stars, without WooCommerce's script.
 */
import { scriptsAreThere } from '../../steps/scripts';
import { expectAccessible } from '../../support/accessible';
import { expect, test } from '../../support/test';

const MUG = '/product/everyday-mug/';

test( "shows product tabs and accepts a star review without WooCommerce's scripts or jQuery", async ( {
	page,
	site,
	shop,
} ) => {
	// Astra's slide-in cart loads jQuery by itself.
	const unwanted = shop.theme?.endsWith( 'astra' )
		? /single-product/
		: /jquery|single-product/;
	await site.php(
		'wp_update_user( [ "ID" => 1, "display_name" => "Ada" ] ); update_option( "comment_moderation", "0" );'
	);
	const scripts: string[] = [];
	page.on( 'request', ( request ) => {
		if ( request.resourceType() === 'script' ) {
			scripts.push( request.url() );
		}
	} );
	await page.goto( MUG );
	const tabs = page.getByRole( 'tab' );
	const reviews = page.getByRole( 'tab', { name: /Reviews/ } );
	await expect( tabs.first() ).toHaveAttribute( 'aria-selected', 'true' );
	await expect( page.getByRole( 'tabpanel' ) ).toHaveCount( 1 );
	expect( scripts.filter( ( url ) => unwanted.test( url ) ) ).toEqual( [] );

	await tabs.first().focus();
	await page.keyboard.press( 'End' );
	await expect( reviews ).toBeFocused();
	await expect( reviews ).toHaveAttribute( 'aria-selected', 'true' );
	await expect( page.getByRole( 'tabpanel' ) ).toContainText(
		'Be the first to review'
	);
	await expectAccessible( page, '.wc-tabs' );
	await expectAccessible( page, 'p.stars' );

	await page.getByRole( 'textbox', { name: /Your review/ } ).fill( 'Warm.' );
	await page.getByRole( 'textbox', { name: /^Name/ } ).fill( 'Ada' );
	await page
		.getByRole( 'textbox', { name: /^Email/ } )
		.fill( 'ada@shop.test' );
	const submit = page.getByRole( 'button', { name: 'Submit' } );
	await submit.click();
	await expect( page.getByRole( 'alert' ).last() ).not.toBeEmpty();
	await expect( page.getByRole( 'radio' ).first() ).toBeFocused();

	await page.keyboard.press( 'ArrowRight' );
	await page.keyboard.press( 'ArrowRight' );
	await expect( page.getByRole( 'radio', { checked: true } ) ).toHaveClass(
		/star-3/
	);
	await submit.click();
	await expect( page ).toHaveURL( /#comment-/ );
	await expect(
		page.getByRole( 'tabpanel', { name: /Reviews/ } )
	).toContainText( 'Warm.' );
	await expect( reviews ).toHaveAttribute( 'aria-selected', 'true' );
	expect(
		await site.php(
			'echo get_comment_meta( get_comments( [ "number" => 1, "type" => "review" ] )[0]->comment_ID, "rating", true );'
		)
	).toBe( '3' );
} );

test( 'opens the tab that another script clicks by jQuery', async ( {
	page,
	site,
} ) => {
	await site.php(
		`wp_mkdir_p( WPMU_PLUGIN_DIR ); file_put_contents( WPMU_PLUGIN_DIR . '/with-jquery.php', '<?php add_action( "wp_enqueue_scripts", function () { wp_enqueue_script( "jquery" ); } );' );`
	);
	try {
		await page.goto( MUG );
		await expect( page.getByRole( 'tabpanel' ) ).toHaveCount( 1 );
		await scriptsAreThere( page );
		await page.evaluate( () => {
			const { jQuery } = window as unknown as {
				jQuery: ( selector: string ) => {
					trigger: ( event: string ) => void;
				};
			};
			jQuery( '.reviews_tab a' ).trigger( 'click' );
		} );
		await expect(
			page.getByRole( 'tab', { name: /Reviews/ } )
		).toHaveAttribute( 'aria-selected', 'true' );
	} finally {
		await site.php( `unlink( WPMU_PLUGIN_DIR . '/with-jquery.php' );` );
	}
} );
