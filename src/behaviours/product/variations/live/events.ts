import contract from '../../../../contract';
import { emitAt } from '../../../dom/emit';
import type { FormBridge } from '../engine/jquery';

const { events } = contract;
const { native } = events;

/** Native and jQuery event names; empty: no such event. */
const TOLD = {
	check: [ native.check_variations, events.check_variations ],
	update: [ native.update_variation_values, events.update_variation_values ],
	updated: [ '', events.updated_variation_values ],
	selected: [ '', events.variation_select_change ],
	changed: [ native.variation_has_changed, events.variation_has_changed ],
	found: [ native.found_variation, events.found_variation ],
	show: [ native.show_variation, events.show_variation ],
	hide: [ native.hide_variation, events.hide_variation ],
	reset: [ native.reset_data, events.reset_data ],
	image: [ '', events.reset_image ],
	unannounce: [ '', events.clear_reset_announcement ],
	announce: [ '', events.announce_reset ],
	focus: [ '', events.reset_focus ],
	ready: [ '', events.variation_form ],
} as const;

export type TriggerEvent = (
	what: keyof typeof TOLD,
	detail?: unknown,
	args?: unknown[],
	target?: Element | null
) => void;

/**
 * Creates the function that triggers a form's native and jQuery events.
 *
 * @see design, The page 5
 */
export const createTrigger =
	( form: HTMLFormElement, bridge: () => FormBridge | null ): TriggerEvent =>
	( what, detail = null, args = [], target = form ) => {
		const [ name, jQueryName ] = TOLD[ what ];
		if ( name ) {
			emitAt( target, name, detail );
		}
		bridge()?.trigger( target ?? form, jQueryName, args );
	};
