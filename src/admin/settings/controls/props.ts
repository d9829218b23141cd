import type { ReactNode } from 'react';
import type { Field, Value } from '../../../core/settings/types';

/** What a control is given. */
export interface ControlProps< V extends Value = Value > {
	field: Field;
	value: V;
	/** What is said of it: help, default, what is wrong. */
	help: ReactNode;
	isWrong: boolean;
	onChange: ( value: Value ) => void;
}
