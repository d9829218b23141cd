import { __ } from '@wordpress/i18n';

interface Props {
	checkoutUrl: string;
	/** Button text; empty: the default. */
	text?: string | undefined;
}

/**
 * The checkout button. Twin of includes/View/Cart/Parts/Proceed.php.
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
