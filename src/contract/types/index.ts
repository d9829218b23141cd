export type * from './client';
export type * from './cart';
export type * from './extensions';
export type * from './loop';
export type * from './money';
export type * from './settings';
export type * from './global';
export type * from './variation';
