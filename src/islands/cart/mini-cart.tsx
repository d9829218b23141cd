import { __ } from '@wordpress/i18n';
import contract from '../../contract';
import { Icon } from '../parts/icon';
import type { CartContentsProps, MiniCartOptions } from '../types';
import { CartContents } from './contents';

export interface MiniCartProps extends CartContentsProps {
	options: MiniCartOptions;
	/** Whether the dropdown is open. */
	open?: boolean;
}

/**
 * Content of the mini-cart. Twin of `View\Cart\MiniCart`.
 *
 * @param props         Props of the mini-cart.
 * @param props.options
 * @param props.cart
 * @param props.shop
 * @param props.state
 * @param props.open
 * @see spec 2.6
 */
export const MiniCart = ( {
	options,
	cart,
	shop,
	state,
	open = false,
}: MiniCartProps ) => {
	const dropdown = options.layout === 'dropdown';
	const kind = { [ contract.markers.cart_icon ]: options.kind };
	return (
		<>
			<a
				className="vitrine-cart-icon"
				href={ shop.cart_url }
				aria-haspopup={ dropdown ? undefined : 'dialog' }
				aria-expanded={ dropdown ? open : undefined }
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
				<span className="screen-reader-text">
					{ __( 'Number of items:', 'vitrine' ) }
				</span>
				<span className="vitrine-cart-count" data-count={ cart.count }>
					{ cart.count }
				</span>
			</a>
			{ dropdown && (
				<div className="vitrine-dropdown" hidden={ ! open }>
					<CartContents
						cart={ cart }
						shop={ shop }
						state={ state ?? {} }
						asleep={ ! open }
					/>
				</div>
			) }
		</>
	);
};
