import type { ReactNode } from 'react';
import type { Field, Value } from '../../../core/settings/types';

/** Props of a control. */
export interface ControlProps< V extends Value = Value > {
	field: Field;
	value: V;
	/** Help, default value and error. */
	help: ReactNode;
	isWrong: boolean;
	onChange: ( value: Value ) => void;
}
