/** Like `querySelectorAll`, as an array. */
export const all = < E extends Element = HTMLElement >(
	selector: string,
	within: ParentNode = document
): E[] => [ ...within.querySelectorAll< E >( selector ) ];
