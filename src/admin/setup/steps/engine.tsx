import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { Choices } from '../choices';
import type { SetupData } from '../data';

export type Engine = 'builtin' | 'woocommerce';

/** Choice between the built-in shop and WooCommerce. Nothing is installed here. */
export const EngineStep = ( {
	engine,
	woocommerce: { is_installed: isInstalled, url },
	onChange,
}: {
	engine: Engine;
	woocommerce: SetupData[ 'woocommerce' ];
	onChange: ( engine: Engine ) => void;
} ) => (
	<>
		<Choices
			name="engine"
			legend={ __( 'Sell with', 'vitrine' ) }
			value={ engine }
			choices={ [
				{
					value: 'builtin',
					label: __( 'Vitrine’s built-in shop', 'vitrine' ),
					help: __(
						'For a small shop: products with variations, downloads, coupons, taxes, shipping zones, orders and refunds. There is nothing else to install, and you can move to WooCommerce later.',
						'vitrine'
					),
				},
				{
					value: 'woocommerce',
					label: 'WooCommerce',
					help: __(
						'For a large shop, or one that needs extensions: subscriptions, bookings, more payment providers, connections to warehouses and accounting. Vitrine then makes its pages faster and adds its own features.',
						'vitrine'
					),
				},
			] }
			onChange={ ( value ) =>
				onChange( value === 'woocommerce' ? 'woocommerce' : 'builtin' )
			}
		/>
		{ engine === 'woocommerce' && (
			<div className="vitrine-setup__aside">
				<p>
					{ isInstalled
						? __(
								'WooCommerce is installed but not active. Once it is active, it replaces the built-in shop and has its own setup.',
								'vitrine'
						  )
						: __(
								'The next page shows WooCommerce in the plugin directory. Nothing is installed until you install it there. Once it is active, it replaces the built-in shop and has its own setup.',
								'vitrine'
						  ) }
				</p>
				{ url ? (
					<Button
						variant="primary"
						href={ url }
						__next40pxDefaultSize
					>
						{ isInstalled
							? __( 'Go to plugins', 'vitrine' )
							: __(
									'Show WooCommerce in the plugin directory',
									'vitrine'
							  ) }
					</Button>
				) : (
					<p>
						{ __(
							'You are not allowed to install plugins on this site. Please ask its administrator.',
							'vitrine'
						) }
					</p>
				) }
			</div>
		) }
	</>
);
