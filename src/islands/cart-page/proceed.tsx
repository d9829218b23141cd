import { __ } from '@wordpress/i18n';

interface Props {
	checkoutUrl: string;
	/** Its words; empty: the usual ones. */
	text?: string | undefined;
}

/**
 * The way from the cart to the checkout. Twin of includes/View/Cart/Parts/Proceed.php.
 *
 * @param props
 * @param props.checkoutUrl
 * @param props.text
 * @see spec 2.5
 */
export const Proceed = ( { checkoutUrl, text = '' }: Props ) => (
	<div className="wc-proceed-to-checkout">
		<a
			className="checkout-button button alt wc-forward wp-element-button"
			href={ checkoutUrl }
		>
			{ text || __( 'Proceed to checkout', 'vitrine' ) }
		</a>
	</div>
);
