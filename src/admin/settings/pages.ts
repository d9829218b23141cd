import { __ } from '@wordpress/i18n';
import type { ComponentType } from 'react';
import { StatusPage } from '../status/page';
import { PaymentsPage } from './payments/page';
import { ShippingPage } from './regions/shipping-page';
import { TaxPage } from './regions/tax-page';
import { TransferPage } from './transfer/page';

/** A page that stands beside the groups of settings. */
export interface ExtraPage {
	/** In addresses. */
	id: string;
	label: string;
	Page: ComponentType;
}

/**
 * The pages beside the groups, in their order.
 *
 * @param isShop Whether the built-in shop sells, whose payments and taxes they are.
 */
export const extraPages = ( isShop: boolean ): ExtraPage[] => [
	...( isShop
		? [
				{
					id: 'payments',
					label: __( 'Payments', 'vitrine' ),
					Page: PaymentsPage,
				},
				{ id: 'tax', label: __( 'Tax', 'vitrine' ), Page: TaxPage },
				{
					id: 'shipping',
					label: __( 'Shipping', 'vitrine' ),
					Page: ShippingPage,
				},
		  ]
		: [] ),
	{ id: 'status', label: __( 'Status', 'vitrine' ), Page: StatusPage },
	{
		id: 'transfer',
		label: __( 'Import / Export', 'vitrine' ),
		Page: TransferPage,
	},
];
