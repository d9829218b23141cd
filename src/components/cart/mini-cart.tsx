import { __ } from '@wordpress/i18n';
import contract from '../../contract';
import { Icon } from '../parts/icon';
import type { CartContentsProps, MiniCartOptions } from '../types';
import { CartContents } from './contents';

export interface MiniCartProps extends CartContentsProps {
	options: MiniCartOptions;
}

/**
 * What is in the header's cart. Twin of `View\MiniCart`.
 *
 * @param props         What to show.
 * @param props.options
 * @param props.cart
 * @param props.shop
 * @param props.state
 * @see spec 2.6
 */
export const MiniCart = ( { options, cart, shop, state }: MiniCartProps ) => {
	const kind = { [ contract.markers.cart_icon ]: options.kind };
	return (
		<>
			<a
				className="vitrine-cart-icon"
				href={ shop.cart_url }
				aria-haspopup="dialog"
				{ ...kind }
			>
				<Icon name={ options.icon } />
				<span
					className={
						options.show_label
							? 'vitrine-cart-label'
							: 'screen-reader-text'
					}
				>
					{ options.label }
				</span>
				<span className="vitrine-cart-count" data-count={ cart.count }>
					{ cart.count }
				</span>
				<span className="screen-reader-text">
					{ __( 'items', 'vitrine' ) }
				</span>
			</a>
			{ options.layout === 'dropdown' && (
				<div className="vitrine-dropdown">
					<CartContents
						cart={ cart }
						shop={ shop }
						state={ state ?? {} }
					/>
				</div>
			) }
		</>
	);
};
