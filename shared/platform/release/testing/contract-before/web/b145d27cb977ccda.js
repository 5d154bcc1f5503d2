//# allFunctionsCalledOnLoad
"use strict";(globalThis.rspackChunksample_tides||=[]).push([[0],{1(a,b,c){c.r(b);var d=c(2);c.d(b,{},{Page:()=>(0,d.jsx)("h1",{children:"Tides"})})}}]);