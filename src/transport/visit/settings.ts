import contract from '../../contract/contract.json';
import type { VisitSettings } from '../../contract/types';
import { readJson } from '../http/json';

/**
 * What the page says to the script that minds consent.
 *
 * @return Null when it says nothing usable: then nothing is recorded.
 */
export const readVisitSettings = (): VisitSettings | null => {
	const value = readJson(
		document.getElementById( contract.markers.visit )?.textContent
	) as VisitSettings | null | undefined;
	return value?.consent ? value : null;
};
