import type { AddonSettings } from '../../../../../src/contract/types';
import { listenForOrders } from '../shop';
import {
	TEXTS,
	get,
	openPage,
	pageSettings,
	settle,
} from '../../../support/page';

/** Page settings for a guest. */
export const ADDON: AddonSettings = {
	is_logged_in: false,
	check_user_exist_nonce: 'check',
	woocommerce_login_nonce: 'login',
	user_validation_msgs: { success_msg: 'Welcome back' },
	order_review_toggle_texts: {
		toggle_show_text: 'Show it',
		toggle_hide_text: 'Hide it',
	},
	order_review_collapsible: true,
	email_check: true,
	labels_as_placeholders: 'hidden',
};

const FORM = `
	<form class="woocommerce-form woocommerce-form-login login" method="post" style="display:none">
		<input name="username" id="username"><input type="password" name="password" id="password">
		<button type="submit" name="login" value="1">Login</button>
	</form>
	<form class="checkout_coupon"><input name="coupon_code" id="coupon_code"><button name="apply_coupon" value="1">Apply</button></form>
	<form name="checkout" class="checkout woocommerce-checkout" method="post">
		<p class="form-row validate-required" id="billing_email_field"><label for="billing_email">Email <span class="required">*</span></label><input name="billing_email" id="billing_email" type="email"></p>
		<p class="form-row validate-required" id="city_row"><label>Town</label><input id="billing_city" placeholder="City"></p>
		<p class="form-row" id="company_row"><label>Company</label><input id="billing_company"></p>
		<div class="woocommerce-account-fields"><input type="checkbox" name="createaccount" id="createaccount"></div>
		<wc-order-attribution-inputs><input type="hidden" name="wc_order_attribution_utm_source" value="(direct)"></wc-order-attribution-inputs>
		<h3 id="order_review_heading">Your order</h3>
		<div id="order_review" class="woocommerce-checkout-review-order">
			<div class="woocommerce-checkout-review-order-table"><p class="order-total"><b class="amount">£12</b></p></div>
		</div>
	</form>`;

/**
 * Opens a checkout rendered by the engine, with the loader.
 *
 * @param addon     Page settings that differ from a guest's.
 * @param before    HTML above the form.
 * @param attribute Attribute of the wrapper.
 */
export const openEngine = async (
	addon: Partial< AddonSettings > = {},
	before = '',
	attribute = ''
) => {
	listenForOrders();
	const page = await openPage(
		`<div ${ attribute }>${ before }${ FORM }</div>`,
		{
			settings: pageSettings( {
				texts: {
					...TEXTS,
					log_in: 'Log in',
					did_you_mean: 'Did you mean %s?',
					show_password: 'Show it',
					hide_password: 'Hide it',
				},
				addon: { ...ADDON, ...addon },
			} ),
		}
	);
	// The first interaction loads the scripts.
	get( '#billing_email' ).dispatchEvent(
		new FocusEvent( 'focusin', { bubbles: true } )
	);
	await settle();
	return page;
};
