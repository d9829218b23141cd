import type { History } from '../history';

const single =
	( group: string ) =>
	( from: string ): History => ( {
		name: from || 'nothing',
		group,
		steps: [ { at: '/a/page/?x=1', from } ],
	} );

const ENGINES = [
	[ 'bing.com', 'q' ],
	[ 'yahoo.com', 'p' ],
	[ 'about.com', 'q' ],
	[ 'aol.com', 'q' ],
	[ 'ask.com', 'q' ],
	[ 'globososo.com', 'q' ],
	[ 'go.mail.ru', 'q' ],
	[ 'rambler.ru', 'query' ],
	[ 'tut.by', 'query' ],
] as const;

const engines = ENGINES.flatMap( ( [ host, parameter ] ) => [
	`https://${ host }/?${ parameter }=mug`,
	`https://www.${ host }/search?a=b&${ parameter }=mug`,
	`https://search.${ host }/?${ parameter.toUpperCase() }=mug`,
	`https://${ host }/`,
	`https://${ host }/?zz=1`,
	`https://not-${ host }/?${ parameter }=mug`,
	`https://${ host }.evil.example/?${ parameter }=mug`,
	`http://www.${ host }:8080/?x${ parameter }=mug`,
] ).map( single( 'search engines' ) );

const named = [
	...[ 'com', 'de', 'co.uk', 'com.br', 'ru', 'store', 'x' ].flatMap(
		( end ) => [
			`https://www.google.${ end }/`,
			`https://google.${ end }/search?q=mug`,
			`https://yandex.${ end }/search/?text=mug`,
			`https://www.yandex.${ end }/`,
		]
	),
	'https://mail.google.com/mail/',
	'https://news.google.com/a?q=x',
	'https://google.evil.example/',
	'https://notgoogle.com/',
	'https://images.yandex.ru/?text=a%20b',
	'https://duckduckgo.com/?q=mug',
	'https://www.baidu.com/s?wd=mug',
	'https://www.ecosia.org/search?q=mug',
	'https://search.naver.com/search.naver?query=mug',
].map( single( 'Google, Yandex and others' ) );

const social = [
	'https://t.co/abc',
	'https://www.t.co/',
	'https://x.t.co/y',
	'https://at.co/',
	'https://t.com/',
	'https://plus.url.google.com/url?q=x',
	'https://plus.google.com/',
	'https://www.facebook.com/',
	'https://l.facebook.com/l.php?u=x',
	'https://x.com/',
	'https://www.reddit.com/r/mugs/',
	'https://www.pinterest.com/pin/1/',
	'https://vk.com/away.php?to=x',
	'https://chatgpt.com/',
].map( single( 'social' ) );

const sites = [
	'https://blog.example/',
	'https://www.blog.example/a/b.html?c=d#e',
	'http://blog.example:8080/a',
	'https://blog.example/a%20b/%C3%BC',
	'https://foo.www.blog.example/',
	'https://127.0.0.1:9999/x',
	'http://localhost/',
	'https://xn--mller-kva.example/',
	'https://shop.test/other/',
	'https://www.shop.test/',
	'https://news.shop.test/a',
	'http://shop.test:8080/',
	'https://notshop.test/',
	'https://shop.test.evil.example/',
	'https://checkout.example/pay?return=https://shop.test/',
].map( single( 'other sites' ) );

const at = [
	'https://medium.example/@writer/post',
	'https://a.example/x:y@z',
].map(
	( from ): History => ( {
		...single( 'other sites' )( from ),
		because: [ 'at' ],
	} )
);

export const REFERRERS = [ ...engines, ...named, ...social, ...sites, ...at ];
