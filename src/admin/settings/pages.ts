import { __ } from '@wordpress/i18n';
import type { ComponentType } from 'react';
import { StatusPage } from '../status/page';
import { TransferPage } from './transfer/page';

/** A page that stands beside the groups of settings. */
export interface ExtraPage {
	/** In addresses. */
	id: string;
	label: string;
	Page: ComponentType;
}

/** The pages beside the groups, in their order. */
export const extraPages = (): ExtraPage[] => [
	{ id: 'status', label: __( 'Status', 'vitrine' ), Page: StatusPage },
	{
		id: 'transfer',
		label: __( 'Export and import', 'vitrine' ),
		Page: TransferPage,
	},
];
