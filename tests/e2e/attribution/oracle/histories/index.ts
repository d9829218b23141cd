import { CAMPAIGNS } from './campaigns';
import { LEFT_BEHIND } from './left';
import { REFERRERS } from './referrers';
import { RETURNING } from './returning';

export const HISTORIES = [
	...CAMPAIGNS,
	...REFERRERS,
	...RETURNING,
	...LEFT_BEHIND,
];
