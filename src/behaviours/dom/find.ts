/** What there is of a selector, as a list. */
export const all = < E extends Element = HTMLElement >(
	selector: string,
	within: ParentNode = document
): E[] => [ ...within.querySelectorAll< E >( selector ) ];
