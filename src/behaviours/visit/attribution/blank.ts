import type { VisitSettings } from '../../../contract/types';
import { attributionFields } from '../../../core/visit/attribution/fields';
import { fillOrder } from './fill';

/**
 * Clears the attribution of orders: every field is sent empty.
 *
 * @see spec 4.16
 */
export const blank = (
	settings: NonNullable< VisitSettings[ 'attribution' ] >
): void => fillOrder( settings, attributionFields( null, settings.fields ) );
