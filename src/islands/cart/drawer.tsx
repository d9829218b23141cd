import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { Icon } from '../parts/icon';

/**
 * Content of the cart drawer's dialog. Twin of `View\Cart\CartDrawer::panel()`.
 *
 * @param props
 * @param props.title
 * @param props.checkoutUrl
 * @param props.children    The cart's contents.
 * @see spec 2.6
 */
export const DrawerPanel = ( {
	title,
	checkoutUrl,
	children,
}: {
	title: string;
	checkoutUrl: string;
	children: ReactNode;
} ) => (
	<div className="vitrine-drawer-panel">
		<div className="vitrine-drawer-head">
			<h2>{ title }</h2>
			<button
				type="button"
				className="vitrine-drawer-close"
				aria-label={ __( 'Close cart', 'vitrine' ) }
			>
				<Icon name="close" />
			</button>
		</div>
		<div className="vitrine-drawer-body">{ children }</div>
		<div className="vitrine-drawer-foot">
			<a
				className="vitrine-drawer-checkout wc-forward"
				href={ checkoutUrl }
			>
				{ __( 'Check out now', 'vitrine' ) }
			</a>
		</div>
	</div>
);
