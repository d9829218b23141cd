import { __ } from '@wordpress/i18n';
import { Icon } from '../parts/icon';

export interface EmptyCartProps {
	/** Class name of the text. */
	style: string;
	shopUrl: string;
	/** Default: "Your cart is empty." */
	text?: string | undefined;
	/** Link text; default: "Browse the shop". */
	link?: string | undefined;
}

/**
 * Message and shop link of an empty cart.
 *
 * @param props
 * @param props.style
 * @param props.shopUrl
 * @param props.text
 * @param props.link
 */
export const EmptyCart = ( { style, shopUrl, text, link }: EmptyCartProps ) => (
	<div className="vitrine-cart-empty">
		<Icon name="bag" />
		<p className={ style }>
			{ text ?? __( 'Your cart is empty.', 'vitrine' ) }
		</p>
		<a className="button wp-element-button" href={ shopUrl }>
			{ link ?? __( 'Browse the shop', 'vitrine' ) }
		</a>
	</div>
);
