import type { Page } from '@playwright/test';
import { KEYS } from '../../site/stripe/standin';
import type { Site } from '../../site/types';
import { checkOutMug, fillAddress, placeOrder } from '../steps/checkout';
import { logIn } from '../steps/editor';
import { expectAccessible } from '../support/accessible';
import { expect, test } from '../support/stripe';

const SCREEN =
	'/wp-admin/options-general.php?page=vitrine-settings&tab=payments';

/** Sets up the gateway as the owner. */
const setUp = ( site: Site ) =>
	site.php(
		`update_option( 'vitrine_payments', array( 'methods' => array( 'stripe' => array( 'enabled' => true, 'own' => array( 'test_key' => $args['key'], 'test_webhook_secret' => $args['webhookSecret'] ) ) ) ) );`,
		{ args: KEYS, user: 1 }
	);

/** Goes to the payment page with a mug. */
const goToPay = async ( page: Page ): Promise< void > => {
	await checkOutMug( page );
	await fillAddress( page );
	await page.getByRole( 'radio', { name: 'Credit card' } ).check();
	await placeOrder( page ).click();
	await page.waitForURL( /\/pay\/cs_test_/ );
};

const main = ( page: Page ) => page.getByRole( 'main' );

test( 'an owner sets up cards; a shopper is declined, returns and pays; the owner refunds in two parts', async ( {
	page,
	browser,
	site,
	stripe,
} ) => {
	test.slow();
	await logIn( page );
	await page.goto( SCREEN );
	const screen = page.getByRole( 'region', { name: 'Payments' } );
	await screen.getByRole( 'checkbox', { name: 'Credit card' } ).check();
	await screen
		.getByRole( 'button', { name: 'Manage “Credit card”' } )
		.click();
	await expect( screen ).toContainText( 'webhooks/stripe' );
	await screen.getByLabel( 'Test secret key' ).fill( KEYS.key );
	await screen.getByLabel( 'Test webhook secret' ).fill( KEYS.webhookSecret );
	await expectAccessible( page, '.vitrine-settings__content' );
	await screen
		.getByRole( 'button', { name: 'Save payment methods' } )
		.click();
	await expect( screen.getByRole( 'status' ) ).toHaveText(
		'Settings saved.'
	);
	await page.reload();
	await screen
		.getByRole( 'button', { name: 'Manage “Credit card”' } )
		.click();
	await expect( screen.getByLabel( 'Test secret key' ) ).toHaveValue(
		'********'
	);
	// A secret that is not entered again is kept.
	await screen.getByLabel( 'Title' ).fill( 'Card' );
	await screen
		.getByRole( 'button', { name: 'Save payment methods' } )
		.click();
	await expect( screen.getByRole( 'status' ) ).toHaveText(
		'Settings saved.'
	);

	const context = await browser.newContext( { baseURL: site.url } );
	const shop = await context.newPage();
	await checkOutMug( shop );
	await fillAddress( shop );
	await shop.getByRole( 'radio', { name: 'Card' } ).check();
	await placeOrder( shop ).click();
	await shop.waitForURL( /\/pay\/cs_test_1/ );
	await shop
		.getByRole( 'button', { name: 'Pay with a card that is declined' } )
		.click();
	await expect( shop.getByRole( 'alert' ) ).toContainText( 'declined' );
	await shop.getByRole( 'link', { name: 'Back' } ).click();
	await expect( main( shop ) ).toContainText( 'You have not been charged.' );
	await expect( main( shop ) ).toContainText( 'Everyday Mug' );
	expect( stripe.sessions.get( 'cs_test_1' )?.status ).toBe( 'expired' );

	await fillAddress( shop );
	await shop.getByRole( 'radio', { name: 'Card' } ).check();
	await placeOrder( shop ).click();
	await shop.waitForURL( /\/pay\/cs_test_2/ );
	await shop.getByRole( 'button', { name: 'Pay', exact: true } ).click();
	await shop.waitForURL( /order-received/ );
	await expect(
		shop.getByRole( 'heading', { name: 'Thank you.' } )
	).toBeVisible();
	await context.close();

	await page.goto( '/wp-admin/admin.php?page=vitrine-orders' );
	await page
		.getByRole( 'link', { name: /Ada Byron|#\d+/ } )
		.first()
		.click();
	await expect( page.getByText( 'pi_cs_test_2' ).first() ).toBeVisible();
	await expect(
		page.getByRole( 'combobox', { name: 'Status' } )
	).not.toContainText( 'Refunded' );
	await page.getByRole( 'button', { name: 'Refund', exact: true } ).click();
	const dialog = page.getByRole( 'dialog', { name: 'Refund this order' } );
	const amount = dialog.getByLabel( /^Refund amount/ );
	const confirm = async () => {
		await dialog.getByRole( 'button', { name: 'Refund via Card' } ).click();
		const question = page.getByRole( 'region', {
			name: 'Refund this order?',
		} );
		await expect( question ).toContainText( 'via Card' );
		await question.getByRole( 'button', { name: /via Card$/ } ).click();
	};
	await expectAccessible( page, '.vitrine-refund' );
	await amount.fill( '5' );
	await dialog.getByLabel( /^Reason/ ).fill( 'Chipped' );
	await confirm();
	await expect( page.getByText( /was refunded\./ ).first() ).toBeVisible();
	await expect(
		page.getByText( 'Partially refunded' ).first()
	).toBeVisible();
	await page.getByRole( 'button', { name: 'Refund', exact: true } ).click();
	const left = /at most €([\d.]+)/.exec( await dialog.innerText() )?.[ 1 ];
	await amount.fill( left ?? '' );
	await confirm();
	await expect( page.locator( '.vitrine-status--refunded' ) ).toBeVisible();
	const given = [ ...stripe.refunds.values() ].map( ( one ) => one.amount );
	expect( given ).toHaveLength( 2 );
	expect( given[ 0 ] ).toBe( 500 );
	expect( given.reduce( ( sum, one ) => sum + one ) ).toBe(
		stripe.sessions.get( 'cs_test_2' )?.amount_total
	);
	await expect
		.poll(
			() =>
				site
					.mails()
					.filter( ( { subject } ) => /refunded/.test( subject ) )
					.length
		)
		.toBe( 2 );
} );

test( 'a shopper who has paid sees the order as paid before the event arrives, and repeated or misordered events change nothing', async ( {
	page,
	site,
	stripe,
} ) => {
	await setUp( site );
	stripe.silent = true;
	await goToPay( page );
	await page.getByRole( 'button', { name: 'Pay', exact: true } ).click();
	await expect(
		page.getByRole( 'heading', { name: 'Thank you.' } )
	).toBeVisible();
	const session = stripe.sessions.get( 'cs_test_1' ) ?? {};
	for ( const type of [ 'expired', 'completed', 'async_payment_failed' ] ) {
		expect(
			await stripe.tell( `checkout.session.${ type }`, session )
		).toBe( 200 );
	}
	await page.reload();
	await expect( main( page ) ).toContainText( 'Processing' );
	await expect
		.poll( () => site.mails().map( ( { subject } ) => subject ).length )
		.toBe( 2 );
} );

test( 'a delayed bank payment keeps the order on hold until its event', async ( {
	page,
	site,
	stripe,
} ) => {
	await setUp( site );
	await goToPay( page );
	await page
		.getByRole( 'button', { name: 'Pay by bank transfer with a delay' } )
		.click();
	await page.waitForURL( /order-received/ );
	await expect( main( page ) ).toContainText( 'On hold' );
	const session = stripe.sessions.get( 'cs_test_1' );
	expect( session ).toBeDefined();
	Object.assign( session ?? {}, {
		payment_status: 'paid',
		payment_intent: { id: 'pi_1', status: 'succeeded' },
	} );
	await stripe.tell(
		'checkout.session.async_payment_succeeded',
		session ?? {}
	);
	await page.reload();
	await expect( main( page ) ).toContainText( 'Processing' );
} );

test( 'a shopper who leaves the payment page can return to it from the order', async ( {
	page,
	site,
	stripe,
} ) => {
	await setUp( site );
	await goToPay( page );
	const receipt = stripe.sessions.get( 'cs_test_1' )?.success_url ?? '';
	await page.goto( receipt );
	await expect( main( page ) ).toContainText( 'awaiting payment' );
	await page.getByRole( 'link', { name: 'Pay now' } ).click();
	await page.waitForURL( /\/pay\/cs_test_1/ );
} );
