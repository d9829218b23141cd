import type { VisitSettings } from '../../../contract/types';
import { attributionFields } from '../../../core/visit/attribution/fields';
import { fillOrder } from './fill';

/**
 * Has orders say nothing of their origin: every field is sent, and is empty.
 *
 * @see spec 4.16
 */
export const blank = (
	settings: NonNullable< VisitSettings[ 'attribution' ] >
): void => fillOrder( settings, attributionFields( null, settings.fields ) );
