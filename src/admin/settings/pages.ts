import { __ } from '@wordpress/i18n';
import type { ComponentType } from 'react';
import { StatusPage } from '../status/page';
import { PaymentsPage } from './payments/page';
import { ShippingPage } from './regions/shipping-page';
import { TaxPage } from './regions/tax-page';
import { TransferPage } from './transfer/page';

/** A section that is no group of settings, but a page of its own. */
export interface ExtraPage {
	/** As of the tabs. */
	id: string;
	label: string;
	Page: ComponentType;
}

/**
 * The sections beside the groups.
 *
 * @param isShop    Whether the built-in shop sells, whose payments and taxes they are.
 * @param hasStatus Whether this person may ask for the status.
 */
export const extraPages = (
	isShop: boolean,
	hasStatus: boolean
): ExtraPage[] => [
	...( isShop
		? [
				{
					id: 'payments',
					label: __( 'Payment methods', 'vitrine' ),
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
	{
		id: 'transfer',
		label: __( 'Import / Export', 'vitrine' ),
		Page: TransferPage,
	},
	...( hasStatus
		? [
				{
					id: 'status',
					label: __( 'Status', 'vitrine' ),
					Page: StatusPage,
				},
		  ]
		: [] ),
];
