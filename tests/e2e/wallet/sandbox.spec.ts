import { SHOPPER } from '../../site/wallet/agreement';
import { addFromListing } from '../steps/shopper';
import { PRODUCT } from '../steps/wallet';
import { expect, test } from '../support/wallet';

for ( const cookies of [ 'allowed', 'blocked' ] as const ) {
	test.describe( `with third-party cookies ${ cookies }`, () => {
		test.use( { thirdPartyCookies: cookies } );

		test( `the sandbox detects its cookies as ${ cookies }`, async ( {
			page,
			site,
			wallet,
		} ) => {
			// A page of the shop without its scripts. A page served by the test itself has no network address,
			// so it could not frame pages of this machine.
			await page.goto( '/wp-login.php' );
			await page.evaluate(
				( { host, shop } ) => {
					const said: Record< string, unknown > = {};
					Object.assign( window, { said } );
					window.addEventListener( 'message', ( { data } ) => {
						const { action, value } = data as {
							action: string;
							value?: unknown;
						};
						said[ action ] = value;
					} );
					const frame = document.createElement( 'iframe' );
					frame.src = `${ host }/connect/?testMode=true&source_url=${ encodeURIComponent(
						shop
					) }&blogId=sandbox-shop`;
					document.body.append( frame );
				},
				{ host: wallet.url, shop: site.url }
			);
			const answer = async ( question: string, reply: string ) => {
				await page.evaluate(
					( action ) =>
						window.frames[ 0 ]?.postMessage( { action }, '*' ),
					question
				);
				return page
					.waitForFunction(
						( action ) => {
							const { said } = window as unknown as {
								said: Record< string, unknown >;
							};
							return action in said ? [ said[ action ] ] : null;
						},
						reply,
						{ polling: 50 }
					)
					.then(
						async ( handle ) => ( await handle.jsonValue() )?.[ 0 ]
					);
			};
			await page.waitForFunction(
				() =>
					'get_iframe_post_message_success' in
					( window as unknown as { said: object } ).said
			);
			await answer(
				'setTempThirdPartyCookie',
				'set_temp_third_party_cookie_success'
			);
			expect(
				await answer(
					'getIsThirdPartyCookiesEnabled',
					'get_is_third_party_cookies_enabled_success'
				)
			).toBe( cookies === 'allowed' );
			expect( wallet.heard.map( ( { action } ) => action ) ).toEqual( [
				'setTempThirdPartyCookie',
				'getIsThirdPartyCookiesEnabled',
			] );
		} );
	} );
}

test( 'a shopper with a minimum session pays and sees the order', async ( {
	page,
	wallet,
} ) => {
	await page.goto( '/shop/?orderby=price' );
	await addFromListing( page, PRODUCT, 1 );
	await page.goto( '/cart/' );
	const target = await page.evaluate( async () => {
		const {
			parts: { wallet: settings },
		} = JSON.parse(
			document.getElementById( 'vitrine-settings' )?.textContent ?? ''
		) as {
			parts: {
				wallet: { host: string; nonces: Record< string, string > };
			};
		};
		const body = new FormData();
		body.set( '_ajax_nonce', settings.nonces._ajax_nonce ?? '' );
		const answer = await fetch(
			'/?wc-ajax=wcpay_get_woopay_minimum_session_data',
			{ method: 'POST', body }
		);
		const { blog_id, data } = ( await answer.json() ) as {
			blog_id: string;
			data: Record< string, string >;
		};
		return `${ settings.host }/woopay/?${ String(
			new URLSearchParams( { checkout_redirect: '1', blog_id, ...data } )
		) }`;
	} );
	await page.goto( target );
	await page.getByRole( 'button', { name: 'Pay' } ).click();
	await expect( page ).toHaveURL( /order-received/ );
	await expect(
		page.getByText( SHOPPER.billing_address_1 ?? '' ).first()
	).toBeVisible();
	expect( wallet.payments ).toHaveLength( 1 );
} );
