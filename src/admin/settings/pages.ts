import { applyFilters } from '@wordpress/hooks';
import { __ } from '@wordpress/i18n';
import type { ComponentType } from 'react';
import { PaymentsPage } from './payments/page';
import { ShippingPage } from './regions/shipping-page';
import { TaxPage } from './regions/tax-page';
import { TransferPage } from './transfer/page';

/** A section with a page of its own instead of a group of settings. */
export interface ExtraPage {
	/** Section id, as in the tabs. */
	id: string;
	label: string;
	Page: ComponentType;
}

/**
 * The sections with pages of their own, including those added by modules.
 *
 * @param isShop Whether the built-in shop is active, which has payments and taxes.
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
