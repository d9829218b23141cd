import { applyFilters } from '@wordpress/hooks';
import { __ } from '@wordpress/i18n';
import type { ComponentType } from 'react';
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
 * The sections beside the groups, with those that modules add.
 *
 * @param isShop Whether the built-in shop sells, whose payments and taxes they are.
 */
export const extraPages = ( isShop: boolean ): ExtraPage[] =>
	applyFilters( 'vitrine.settingsPages', ownPages( isShop ) ) as ExtraPage[];

const ownPages = ( isShop: boolean ): ExtraPage[] => [
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
];
